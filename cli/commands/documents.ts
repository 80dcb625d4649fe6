/** `condotta schema` and `condotta edition GAME`: documents to build on. */

import { recordSchema } from '@condotta/kernel/host';
import { print } from '../out.ts';
import { gameNamed, templateOf } from '../shelf.ts';
import { EXIT } from '../usage.ts';

export function schema(): number {
  print(JSON.stringify(recordSchema, null, 2));
  return EXIT.ok;
}

/** One entry a line: a person is going to edit it. */
export function edition(id: string): number {
  const template = templateOf(gameNamed(id));
  const parts = Object.entries(template as Record<string, unknown>).map(([key, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const entries = value.map((entry) => `    ${JSON.stringify(entry)}`);
    return `  ${JSON.stringify(key)}: [\n${entries.join(',\n')}\n  ]`;
  });
  print(`{\n${parts.join(',\n')}\n}`);
  return EXIT.ok;
}
