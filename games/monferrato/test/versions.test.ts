/** Tables of older rules. Later versions have other walls, units and chits than 3. */

import { testClosedTable } from '@condotta/kit/testing';
import { monferrato } from '../index.ts';

testClosedTable(monferrato, '3', import.meta.url, 'turn');
