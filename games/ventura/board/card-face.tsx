/** What is printed on Ventura's cards. */

import type { Language } from '@condotta/kernel';
import { Card, Icon, type IconName, type Marks, Sign, type SignName } from '@condotta/pieces';
import { type Card as AnyCard, specialText } from '../components/index.ts';
import { CaptainArms } from './captain-arms.tsx';
import { BLAZONS } from './houses.ts';
import { windowName } from './words.ts';

const COMPANY_ICONS: Readonly<Record<string, IconName>> = {
  crossbowmen: 'crossbow',
  'mounted-crossbowmen': 'crossbow',
  'light-cavalry': 'rider',
  'heavy-cavalry': 'lancer',
  spearmen: 'spears',
  'horse-carts': 'wagon',
  artillerymen: 'cannon',
  swordsmen: 'sword',
  'mounted-skirmishers': 'spears',
  pikemen: 'pike',
  bowmen: 'bow',
  'men-at-arms': 'visor',
  halberdiers: 'halberd',
  'pavise-bearers': 'pavise',
  handgunners: 'handgun',
  'hungarian-archers': 'bow',
  'german-knights': 'greathelm',
  'english-lances': 'standard',
  sappers: 'pick',
  'galley-soldiers': 'galley',
  farmers: 'pitchfork',
  woodcutters: 'axe',
  shepherds: 'crook',
  boatmen: 'boat',
  hunters: 'stag',
  'rural-levy': 'scythe',
  'citizen-militia': 'guards',
  'citizen-crossbows': 'shortbow',
  brigands: 'hood',
  foragers: 'sickle',
  'communal-horse': 'horse',
  garrison: 'tower',
};
const EVENT_ICONS: Readonly<Record<string, IconName>> = {
  'barber-surgeon': 'razor',
  'night-march': 'moon',
  'feigned-flight': 'trumpet',
  'pavise-wall': 'pavise',
  ambush: 'hood',
  'scaling-ladders': 'tower',
  pursuit: 'horseshoe',
  'side-deal': 'purse',
  'bankers-advance': 'coins',
  'good-harvest': 'bread',
  'winter-quarters': 'candle',
  dowry: 'rings',
  'disbanded-men': 'guards',
  contribution: 'coin',
  toll: 'gate',
  ransom: 'portrait',
  triumph: 'laurels',
  'camp-fever': 'plague',
  'hard-winter': 'boot',
  revolt: 'standard',
  'arrears-of-pay': 'quill',
};
const ARM_ICONS: Readonly<Record<'foot' | 'shot' | 'horse' | 'cavalry' | 'train', IconName>> = {
  foot: 'spears',
  shot: 'bow',
  horse: 'horse',
  cavalry: 'lancer',
  train: 'wagon',
};

export function iconOf(card: AnyCard): IconName {
  switch (card.kind) {
    case 'company':
      return COMPANY_ICONS[card.type] ?? ARM_ICONS[card.arm];
    case 'captain':
      return 'armet';
    case 'event':
      return EVENT_ICONS[card.type] ?? 'chronicle';
  }
}

/** What a banner carries: the arm of a Company, which some special texts ask for. */
const ARM_SIGNS: Readonly<Record<'foot' | 'shot' | 'horse' | 'cavalry' | 'train', SignName>> = {
  foot: 'blade',
  shot: 'arrow',
  horse: 'hoof',
  cavalry: 'hoof',
  train: 'wheel',
};

const chargeOf = (card: AnyCard): SignName =>
  card.kind === 'company' ? ARM_SIGNS[card.arm] : card.kind === 'captain' ? 'star' : 'laurel';

/** V3.3: one tip Company, two tips Captain, four tips Event. */
const TIPS = { company: 1, captain: 2, event: 4 } as const;

export const deckColour = (card: AnyCard): string => {
  if (card.deck === 'garrison' && card.kind === 'company' && card.family) return BLAZONS[card.family].field;
  return card.deck === 'ventura' ? 'var(--v-ventura)' : 'var(--v-conscription)';
};

/** The values of a fighting card in the order of the printed ones; a Captain's are modifiers. */
export function valuesOf(card: AnyCard): readonly {
  readonly sign: SignName;
  readonly key: 'movement' | 'ranged' | 'melee' | 'resistance';
  readonly text: string;
}[] {
  if (card.kind === 'event') return [];
  const text = (n: number): string => (card.kind === 'captain' && n > 0 ? `+${n}` : String(n));
  return [
    { sign: 'hoof', key: 'movement', text: text(card.movement) },
    { sign: 'arrow', key: 'ranged', text: text(card.ranged) },
    { sign: 'blade', key: 'melee', text: text(card.melee) },
    { sign: 'shield', key: 'resistance', text: text(card.resistance) },
  ];
}

/** Whoever shoots from the saddle: what he shoots with, and a horse beside it. */
const isMounted = (card: AnyCard): boolean => card.kind === 'company' && card.arm === 'horse' && card.ranged > 0;

export interface FaceProps {
  readonly card: AnyCard;
  readonly language: Language;
  readonly marks?: Marks | undefined;
  readonly wounds?: number;
  readonly chosen?: boolean;
  readonly fallen?: boolean;
}

export function CardFace({ card, language, marks, wounds = 0, chosen = false, fallen = false }: FaceProps) {
  const cost = card.kind === 'event' ? card.cost : card.deploy;
  const special = specialText(card, language);
  return (
    <Card
      marks={marks}
      colour={deckColour(card)}
      icon={iconOf(card)}
      charge={chargeOf(card)}
      tips={TIPS[card.kind]}
      name={card.name[language]}
      chosen={chosen}
      fallen={fallen}
      corner={
        <>
          {card.deck !== 'garrison' && (
            <span class="v-coin" title="">
              {cost}
            </span>
          )}
          {card.kind !== 'event' && <span class="v-coin v-coin-upkeep">{card.upkeep}</span>}
        </>
      }
    >
      <div class="v-values">
        {valuesOf(card).map(({ sign, key, text }) => (
          <span key={key} data-none={text === '0' || undefined}>
            <Sign name={sign} />
            {text}
          </span>
        ))}
        {card.kind === 'event' && <span class="v-event-when">{windowName(card.window, language)}</span>}
      </div>
      {special !== '' && <p class="v-special">{special}</p>}
      {card.kind === 'captain' && <CaptainArms card={card} />}
      {isMounted(card) && (
        <span class="v-mount">
          <Icon name="horse" />
        </span>
      )}
      {card.source === 'reconstructed' && (
        <span class="v-source">
          <Sign name="quill" />
        </span>
      )}
      {wounds > 0 && card.kind === 'company' && <Wounds wounds={wounds} of={card.resistance} />}
    </Card>
  );
}

/** A drop for each point of Resistance, filled for each wound. */
export function Wounds({ wounds, of }: { readonly wounds: number; readonly of: number }) {
  return (
    <span class="v-wounds" role="img" aria-label={`${wounds}/${of}`}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-full={i < wounds || undefined} />
      ))}
    </span>
  );
}
