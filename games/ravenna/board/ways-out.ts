/** R12.1: the four ways out of a hit, with what each costs and does now. */

import { at, type Decision, type Language } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import { areaId } from '../field.ts';
import { type EffectChoices, type EffectView, frameIn, type RavennaView, readView, unitIn } from './view-form.ts';
import { wordsIn } from './words.ts';

interface WayOut {
  readonly verb: 'moral' | 'wound' | 'withdraw' | 'retreat';
  readonly name: string;
  readonly cost: number;
  readonly what: string;
  /** The Unit would be destroyed. */
  readonly dies: boolean;
}

export function waysOut(
  { unit }: EffectView,
  { costs, withdraw, retreat }: EffectChoices,
  view: RavennaView,
  box: Components,
  language: Language,
): readonly WayOut[] {
  const words = wordsIn(language);
  const { wounded } = unitIn(view, unit);
  const { personality } = at(box.units, unit);
  // R12.18
  const gain = personality ? `, ${words.enemyGains} +${personality.value}` : '';
  const flight = (to: number | null): Pick<WayOut, 'what' | 'dies'> =>
    to === null ? { what: `${words.dies}${gain}`, dies: true } : { what: `${words.to} ${areaId(to)}`, dies: false };
  return [
    { verb: 'moral', name: words.loseMoral, cost: costs.moral, what: words.stays, dies: false },
    {
      verb: 'wound',
      name: words.wound,
      cost: costs.wound,
      what: wounded ? `${words.secondWound}${gain}` : words.wounded,
      dies: wounded,
    },
    { verb: 'withdraw', name: words.withdraw, cost: costs.withdraw, ...flight(withdraw) },
    { verb: 'retreat', name: words.retreat, cost: costs.retreat, ...flight(retreat) },
  ];
}

export const costWords = (cost: number, language: Language): string =>
  cost === 0 ? wordsIn(language).noLoss : `−${cost} ${wordsIn(language).moral}`;

/** What the buttons of the strip say beneath their names. */
export function noteOf(
  { view: seen, parts, language }: { readonly view: unknown; readonly parts: unknown; readonly language: Language },
  { verb, arg }: Pick<Decision, 'verb' | 'arg'>,
): string | null {
  const view = readView(seen);
  const effect = frameIn(view, 'effect');
  if (!effect?.choices) return '';
  const ways = waysOut(effect, effect.choices, view, parts as Components, language);
  const way = ways.find((one) => one.verb === verb);
  if (way) return `${costWords(way.cost, language)} · ${way.what}`;
  if (verb !== 'arrange') return '';
  // R12.14: by hand it can lie otherwise than offered, but whoever lies alone gains nothing by that.
  const to = arg === 'withdraw' ? effect.choices.withdraw : effect.choices.retreat;
  if (to === null || !view.units.some(({ unit, area }) => area === to && unit !== effect.unit)) return null;
  return `${wordsIn(language).layTiles} ${areaId(to)}`;
}
