/** The one link of this page to its tables. */

import { workerLink } from './link.ts';

export const link = workerLink();
