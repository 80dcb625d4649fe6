/** Tables of older rules. Versions 4 and 5 have other walls, units and chits than 3. */

import { testClosedTable } from '@condotta/kit/testing';
import { monferrato } from '../index.ts';

testClosedTable(monferrato, '3', import.meta.url, 'turn');
