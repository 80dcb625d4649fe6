/** The kit that Monferrato brings for computer players. */

import { testMind } from '@condotta/kit/testing';
import { monferrato } from '../index.ts';
import { monferratoKit } from '../mind/index.ts';

testMind({ game: monferrato, kit: monferratoKit, games: 3, questions: 20 });
