/** Cards as strips of paper: quests, favors, upgrades, combat cards, action cards. Each says in a sentence what it does. */

import { at } from '@condotta/kernel';
import { type Marks, marksOf, Sign } from '@condotta/pieces';
import type { ComponentChildren } from 'preact';
import { ACTIONS, type ActionCard, COMBAT_CARDS, type Components } from '../components/index.ts';
import { favorWords, questNeeds, rewardWords, timeWords, upgradeWords } from '../messages/cards.ts';
import { actionThings, combatThings, favorThings, questThings, upgradeThings } from '../things.ts';
import { GODS } from './glyphs.ts';
import type { Marked } from './Lands.tsx';
import { GlyphPaths, InlinePoints } from './marks.tsx';
import { actionWords, wordsIn } from './words.ts';

interface PaperProps {
  readonly marks: Marks;
  readonly kind: string;
  readonly chosen?: boolean;
  readonly off?: boolean;
  readonly children: ComponentChildren;
}

/** What is printed on it is read with its mark: the label says it all. */
export const Paper = ({ marks, kind, chosen = false, off = false, children }: PaperProps) => (
  <div class={`e-paper e-${kind}`} data-chosen={chosen || undefined} data-off={off || undefined} {...marks}>
    <div class="e-paper-in" aria-hidden="true">
      {children}
    </div>
  </div>
);

interface CardProps {
  readonly id: number;
  readonly components: Components;
  readonly marked: Marked;
}

export function QuestCard({ id, components, marked }: CardProps) {
  const { language } = marked;
  const quest = at(components.quests, id - 1);
  const [needs, reward] = [questNeeds(components, quest, language), rewardWords(components, quest.reward, language)];
  const words = wordsIn(language);
  const label = `${quest.name[language]}: ${words.needs} ${needs}. ${words.reward}: ${reward}. ${words.points} ${quest.points}`;
  const thing = questThings.name(id);
  const way = marked.choices.get(thing)?.find(({ refusal }) => refusal === null)?.verb;
  return (
    <Paper kind="quest" marks={marksOf(marked, thing, label)}>
      <div class="e-paper-head">
        {quest.starting && <Sign name="laurel" />}
        <b>{quest.name[language]}</b>
        <InlinePoints value={quest.points} />
      </div>
      <p>{needs}</p>
      <p class="e-gain">{reward}</p>
      {/* F8.10: both glow, yet one brings points and the other may cost some. */}
      {(way === 'complete' || way === 'reserve') && (
        <p class="e-way" data-way={way}>
          {words[way]}
        </p>
      )}
    </Paper>
  );
}

/** Which god a favor card comes from. */
const GOD_OF: Readonly<Record<string, keyof typeof GODS>> = {
  spear: 'orvane',
  horn: 'orvane',
  mercy: 'ishael',
  oath: 'ishael',
  wind: 'tamrek',
  purse: 'belloth',
  harvest: 'belloth',
  hammer: 'kurdun',
  mirror: 'nymuel',
  waters: 'nymuel',
  whisper: 'sathe',
};

function GodSign({ favor }: { readonly favor: string }) {
  const god = GOD_OF[favor];
  return (
    <svg class="e-god" viewBox="-16 -16 32 32" aria-hidden="true">
      <circle r="15" />
      {god ? <GlyphPaths glyph={GODS[god]} /> : <path class="e-glyph-o" d="M-8-8L8 8M8-8L-8 8" />}
    </svg>
  );
}

export function FavorCard({ id, components, marked, known = false }: CardProps & { readonly known?: boolean }) {
  const { language } = marked;
  const favor = at(components.favors, id - 1);
  const [time, effect] = [timeWords(favor.time, language), favorWords(favor, language)];
  const label = `${favor.name[language]}. ${time}: ${effect}`;
  return (
    <Paper kind="favor" marks={marksOf(marked, favorThings.name(id), label)} off={known}>
      <div class="e-paper-head">
        <GodSign favor={favor.key} />
        <b>{favor.name[language]}</b>
      </div>
      <p>
        <i>{time}:</i> {effect}
      </p>
    </Paper>
  );
}

export function UpgradeCard({ id, components, marked, active }: CardProps & { readonly active: boolean }) {
  const { language } = marked;
  const words = wordsIn(language);
  const upgrade = at(components.upgrades, id - 1);
  const effect = upgradeWords(components, upgrade, language);
  const label = `${upgrade.name[language]}, ${active ? words.active : `${words.cost} ${upgrade.cost}`}, ${words.points} ${upgrade.points}: ${effect}`;
  return (
    <Paper kind="upgrade" marks={marksOf(marked, upgradeThings.name(id), label)} off={!active}>
      <div class="e-paper-head">
        <b>{upgrade.name[language]}</b>
        {!active && (
          <span class="e-cost">
            <Sign name="coin" />
            {upgrade.cost}
          </span>
        )}
        <InlinePoints value={upgrade.points} />
      </div>
      <p>{effect}</p>
    </Paper>
  );
}

/** `count`: how many are in the hand; `cost`: shown where they are bought. */
export function CombatCardPaper({
  kind,
  components,
  marked,
  count,
  price,
  chosen = false,
}: {
  readonly kind: number;
  readonly components: Components;
  readonly marked: Marked;
  readonly count: number;
  readonly price: boolean;
  readonly chosen?: boolean;
}) {
  const { language } = marked;
  const words = wordsIn(language);
  const card = at(components.combatCards, kind);
  const label = `${card.name[language]}, +${card.value}, ${words.holds} ${count}${price ? `, ${words.cost} ${card.cost}` : ''}`;
  return (
    <Paper
      kind="combat"
      chosen={chosen}
      off={count === 0 && !price}
      marks={marksOf(marked, combatThings.name(kind), label)}
    >
      <span class="e-value">+{card.value}</span>
      <b>{card.name[language]}</b>
      {price && (
        <span class="e-cost">
          <Sign name="coin" />
          {card.cost}
        </span>
      )}
      <small>× {count}</small>
    </Paper>
  );
}

export const ALL_COMBAT: readonly number[] = [...COMBAT_CARDS.keys()];

export function ActionPaper({
  card,
  marked,
  chosen,
  done,
}: {
  readonly card: ActionCard;
  readonly marked: Marked;
  readonly chosen: boolean;
  readonly done: boolean;
}) {
  const { name, steps } = actionWords(card, marked.language);
  const thing = actionThings.name(ACTIONS.indexOf(card));
  return (
    <Paper kind="action" chosen={chosen} off={done} marks={marksOf(marked, thing, `${name}: ${steps.join('. ')}`)}>
      <b>{name}</b>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Paper>
  );
}
