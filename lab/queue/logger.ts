/** graphile-worker tells much; only what a person must act on is passed on, by those who know more than it does. */

import { Logger } from 'graphile-worker';

export const quietLogger = new Logger(() => () => undefined);
