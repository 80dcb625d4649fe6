/** The five covers, by game. */

import type { ComponentType } from 'preact';
import { HonourCover } from './honour.tsx';
import { MonferratoCover } from './monferrato.tsx';
import { RavennaCover } from './ravenna.tsx';
import { VenterraCover } from './venterra.tsx';
import { VenturaCover } from './ventura.tsx';

export const COVERS: Readonly<Record<string, ComponentType>> = {
  ventura: VenturaCover,
  ravenna: RavennaCover,
  venterra: VenterraCover,
  monferrato: MonferratoCover,
  honour: HonourCover,
};
