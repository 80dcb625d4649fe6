/** What a button of the strip would bring now, in a few words. */

import { at } from '@condotta/kernel';
import type { BoardProps, Choice } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { frameIn, type MonferratoView, readView, unitsAt } from './view-form.ts';
import { wordsIn } from './words.ts';

/** Units of the drawn Command in the zone that could still act. */
function idleIn(view: MonferratoView, components: Components, zone: number): number {
  return unitsAt(view, components, zone).filter(
    ({ unit, activated }) => !activated && at(components.units, unit).command === view.drawn,
  ).length;
}

/** A Camp that is not there, a flight that nobody has to take: what could not be done anyway is no furniture of the strip. */
const UNASKED: ReadonlySet<string> = new Set(['take-camp', 'hold', 'stay', 'perish', 'burn', 'restore']);

/** Empty: no words; null: nothing would come of it, so it is left out. */
export function noteOf(props: BoardProps, { verb, refusal }: Choice): string | null {
  const view = readView(props.view);
  const components = props.components as Components;
  const words = wordsIn(props.language);
  if (refusal && UNASKED.has(verb)) return null;
  if (verb === 'act') return words.actNote;
  if (verb === 'command') return words.commandNote;
  if (verb === 'draw') return words.drawNote;
  const march = frameIn(view, 'march');
  if (verb === 'stop' && march) {
    const left = march.points - march.spent;
    return left > 0 ? `${left} ${left === 1 ? words.pointLeft : words.points}` : '';
  }
  const zone = frameIn(view, 'zone');
  if (verb === 'finish' && zone) {
    const idle = idleIn(view, components, zone.zone);
    return idle > 0 ? `${idle} ${words.couldAct}` : '';
  }
  const activation = frameIn(view, 'activation');
  if (verb === 'end' && activation && activation.option !== 2) {
    const most = activation.option === 1 ? 1 : activation.limit;
    const left = most - activation.chosen.length;
    return left > 0 ? `${left} ${left === 1 ? words.zoneLeft : words.zonesLeft}` : '';
  }
  return '';
}
