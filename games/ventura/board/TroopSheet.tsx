/** A Troop in full: who marches in it, with their values and wounds, and what they come to together. */

import type { Language } from '@condotta/kernel';
import { Counter, Sign } from '@condotta/pieces';
import { type Card, type Components, cardOf } from '../components/index.ts';
import { Wounds } from './card-face.tsx';
import { blazonOf } from './houses.ts';
import { nameOfSeat } from './troop-words.ts';
import type { TroopView, VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

interface TroopSheetProps {
  readonly troop: TroopView;
  readonly components: Components;
  readonly view: VenturaView;
  readonly language: Language;
}

interface Strength {
  readonly ranged: number;
  readonly melee: number;
  /** The wounds that it can still take. */
  readonly resistance: number;
}

type Company = Extract<Card, { readonly kind: 'company' }>;

/** A Troop that is left alone on a sheet is known by its counter. */
export function TroopSheet(props: TroopSheetProps) {
  const { troop, view } = props;
  return (
    <>
      <svg class="v-inspector-troop" viewBox="-34 -36 68 72" aria-hidden="true">
        <Counter
          shape={troop.army ? 'round' : 'flag'}
          blazon={blazonOf(view.players[troop.seat])}
          icon={troop.army ? 'lancer' : 'pike'}
          number={troop.area}
        />
      </svg>
      <div class="v-sheet">
        <TroopTable {...props} />
      </div>
    </>
  );
}

/** One below the other, also where several stand on one Territory. */
export function TroopTable({ troop, components, view, language }: TroopSheetProps) {
  const words = wordsIn(language);
  const captain = troop.captain === null ? null : cardOf(components, troop.captain);
  const companies = troop.companies.flatMap(({ card, wounds }) => {
    const found = cardOf(components, card);
    return found.kind === 'company' ? [{ card: found, wounds }] : [];
  });
  const all = companies.map(({ card, wounds }) => strengthOf(card, wounds));
  const sum = (of: keyof Strength): number => all.reduce((whole, one) => whole + one[of], 0);
  return (
    <table class="v-troop-table">
      <caption>
        {troop.army ? words.army : words.company} {troop.area}, {nameOfSeat(view, troop.seat)}{' '}
        <span>
          <Sign name="hoof" /> {troop.movement || '–'}
        </span>
      </caption>
      <thead>
        <tr>
          <td />
          {(['arrow', 'blade', 'shield'] as const).map((sign, i) => (
            <th key={sign} scope="col" aria-label={[words.ranged, words.melee, words.resistance][i]}>
              <Sign name={sign} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {captain?.kind === 'captain' && (
          <Line name={captain.name[language]} values={[captain.ranged, captain.melee, captain.resistance]} signed />
        )}
        {companies.map(({ card, wounds }, i) => {
          const { ranged, melee, resistance } = all[i] ?? strengthOf(card, wounds);
          return (
            <Line key={card.id} name={card.name[language]} values={[ranged, melee, resistance]}>
              {wounds > 0 && <Wounds wounds={wounds} of={card.resistance} />}
            </Line>
          );
        })}
      </tbody>
      {companies.length > 1 && (
        <tfoot>
          <Line name={words.together} values={[sum('ranged'), sum('melee'), sum('resistance')]} />
        </tfoot>
      )}
    </table>
  );
}

const strengthOf = ({ ranged, melee, resistance }: Company, wounds: number): Strength => ({
  ranged,
  melee,
  resistance: resistance - wounds,
});

interface LineProps {
  readonly name: string;
  readonly values: readonly number[];
  /** A Captain's are added to those of others. */
  readonly signed?: boolean;
  readonly children?: preact.ComponentChildren;
}

function Line({ name, values, signed = false, children }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {name} {children}
      </th>
      {values.map((value, i) => (
        <td key={i}>{signed && value > 0 ? `+${value}` : value}</td>
      ))}
    </tr>
  );
}
