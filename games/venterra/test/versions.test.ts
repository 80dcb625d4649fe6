/** Tables of older rules. Version 5 begins with another purse than 4. */

import { testClosedTable } from '@condotta/kit/testing';
import { venterra } from '../index.ts';

testClosedTable(venterra, '4', import.meta.url, 'round');
