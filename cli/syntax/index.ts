/** All commands, in the order in which the help shows them. */

import { benchSyntax } from './bench.ts';
import type { Syntax } from './common.ts';
import { coverageSyntax } from './coverage.ts';
import { editionSyntax, schemaSyntax } from './documents.ts';
import { playSyntax } from './play.ts';
import { refereeSyntax } from './referee.ts';
import { rulesSyntax } from './rules.ts';
import { serveSyntax } from './serve.ts';
import { simulateSyntax } from './simulate.ts';
import { soakSyntax } from './soak.ts';
import { tuneSyntax } from './tune.ts';
import { verifySyntax } from './verify.ts';
import { workSyntax } from './work.ts';

export const COMMANDS: readonly Syntax[] = [
  playSyntax,
  serveSyntax,
  refereeSyntax,
  simulateSyntax,
  workSyntax,
  tuneSyntax,
  coverageSyntax,
  verifySyntax,
  benchSyntax,
  soakSyntax,
  rulesSyntax,
  schemaSyntax,
  editionSyntax,
];
