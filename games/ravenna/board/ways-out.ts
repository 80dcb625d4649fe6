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
  components: Components,
  language: Language,
): readonly WayOut[] {
  const words = wordsIn(language);
  const { wounded } = unitIn(view, unit);
  const { personality } = at(components.units, unit);
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

/** What becomes of the Unit, beyond what the button says itself. R12.6, R12.10, R12.11, R12.13. */
function becomes({ withdraw, retreat }: EffectChoices, wounded: boolean, verb: string, language: Language): string {
  const words = wordsIn(language);
  if (verb === 'moral') return words.stays;
  if (verb === 'wound') return wounded ? words.gone : words.woundedNow;
  if (verb === 'withdraw') return withdraw === null ? words.gone : words.backwards;
  if (verb === 'retreat') return retreat === null ? words.gone : words.turnsAway;
  return '';
}

/** What the buttons of the strip say beneath their names; null: the button is left out. */
export function noteOf(
  { view: seen, language }: { readonly view: unknown; readonly language: Language },
  { verb, arg }: Pick<Decision, 'verb' | 'arg'>,
): string | null {
  const view = readView(seen);
  const effect = frameIn(view, 'effect');
  if (!effect?.choices) return '';
  if (verb !== 'arrange') return becomes(effect.choices, unitIn(view, effect.unit).wounded, verb, language);
  // R12.14: by hand it can lie otherwise than offered, but whoever lies alone gains nothing by that.
  const to = arg === 'withdraw' ? effect.choices.withdraw : effect.choices.retreat;
  if (to === null || !view.units.some(({ unit, area }) => area === to && unit !== effect.unit)) return null;
  return `${wordsIn(language).layTiles} ${areaId(to)}`;
}
