/** The one link of this page to its tables. Its worker starts with the first request: the lobby is drawn before. */

import type { Link } from './host/protocol.ts';
import { workerLink } from './link.ts';

let started: Link | null = null;

const keeper = (): Link => {
  started ??= workerLink();
  return started;
};

export const link: Link = {
  request: (ask, take) => keeper().request(ask, take),
  listen: (changed) => keeper().listen(changed),
};
