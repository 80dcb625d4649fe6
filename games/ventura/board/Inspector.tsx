/** A thing in full: a card, a tile or a Troop with its values in words, its special text, and where its values come from. */

import type { Language } from '@condotta/kernel';
import { hexPath, Sign } from '@condotta/pieces';
import { type Card, type Components, cardOf, specialText, type Tile, tileOf } from '../components/index.ts';
import { CardFace, valuesOf } from './card-face.tsx';
import { FAMILY_NAMES } from './houses.ts';
import { TilePlate } from './TilePlate.tsx';
import { TroopSheet, TroopTable } from './TroopSheet.tsx';
import type { VenturaView } from './view-form.ts';
import { attestedWords, colourName, markersIn, typeName, valueWords, windowName, wordsIn } from './words.ts';

export interface InspectorProps {
  readonly thing: string;
  readonly components: Components;
  readonly view: VenturaView;
  readonly language: Language;
  readonly dock: 'column' | 'map';
  /** Set if it stays until it is closed. */
  readonly onClose: (() => void) | null;
}

/** Can this thing be looked at closely? */
export const inspectable = (thing: string | null): thing is string =>
  thing !== null && /^(card|tile|pile|troop):/.test(thing);

/** Type and colour; once, where both are the same word ("Field"). */
function kindOf({ type, colour }: Tile, language: Language): string {
  const name = typeName(type, language);
  if (colour === null) return name;
  const group = colourName(colour, language);
  return group.startsWith(name) ? group : `${name} · ${group}`;
}

export function Inspector({ thing, components, view, language, dock, onClose }: InspectorProps) {
  const words = wordsIn(language);
  const [kind, rest = ''] = thing.split(':');
  const troop = view.troops.find(({ id }) => id === thing);
  return (
    <aside
      class="v-inspector"
      data-kind={kind}
      data-dock={dock}
      data-sticky={onClose ? true : undefined}
      aria-live="polite"
    >
      {onClose && (
        <button type="button" class="v-close" onClick={onClose} aria-label={words.close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </button>
      )}
      {kind === 'card' && (
        <CardSheet
          card={cardOf(components, Number(rest))}
          language={language}
          wounds={view.troops.flatMap((t) => t.companies).find((c) => c.card === Number(rest))?.wounds ?? 0}
        />
      )}
      {kind === 'tile' && (
        <TileSheet tile={tileOf(components, Number(rest))} components={components} view={view} language={language} />
      )}
      {troop && <TroopSheet troop={troop} components={components} view={view} language={language} />}
      {kind === 'pile' && (
        <PileSheet
          cards={(rest === 'ventura' ? view.ventura : view.conscription).discard}
          components={components}
          language={language}
        />
      )}
    </aside>
  );
}

/** Where the values come from, openly, and the reason of each. */
function Source({
  source,
  attested,
  reason,
  language,
}: {
  readonly source: Card['source'];
  readonly attested: readonly string[];
  readonly reason: string;
  readonly language: Language;
}) {
  const words = wordsIn(language);
  return (
    <div class="v-provenance">
      <p class="v-reason">{reason}</p>
      <p>
        <Sign name="quill" /> <b>{words[source]}.</b> {source === 'reconstructed' && words.reconstructedWhy}
        {attested.length > 0 && ` ${words.attested}: ${attestedWords(attested, language)}.`}
      </p>
    </div>
  );
}

function CardSheet({
  card,
  language,
  wounds,
}: {
  readonly card: Card;
  readonly language: Language;
  readonly wounds: number;
}) {
  const words = wordsIn(language);
  const special = specialText(card, language);
  return (
    <>
      <CardFace card={card} language={language} wounds={wounds} />
      <div class="v-sheet">
        <div class="v-sheet-head">
          <h3>{card.name[language]}</h3>
          <p class="v-sheet-kind">{words[card.kind]}</p>
        </div>
        <dl>
          {valuesOf(card).map(({ sign, key, text }) => (
            <div key={key}>
              <dt>
                <Sign name={sign} /> {words[key]}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Sign name="coin" /> {words.deploy}
            </dt>
            <dd>{card.kind === 'event' ? card.cost : card.deploy}</dd>
          </div>
          {card.kind !== 'event' && (
            <div>
              <dt>
                <Sign name="coin" /> {words.upkeep}
              </dt>
              <dd>{card.upkeep}</dd>
            </div>
          )}
        </dl>
        {card.kind === 'event' && (
          <p>
            {words.window} {windowName(card.window, language)}.
          </p>
        )}
        {special && <p class="v-sheet-special">{special}</p>}
        <Source source={card.source} attested={card.attested} reason={card.reason[language]} language={language} />
      </div>
    </>
  );
}

const HEX = hexPath(97);

function TileSheet({
  tile,
  components,
  view,
  language,
}: {
  readonly tile: Tile;
  readonly components: Components;
  readonly view: VenturaView;
  readonly language: Language;
}) {
  const words = wordsIn(language);
  const here = view.map.find((other) => other.tile === tile.id);
  const owner = here && here.owner !== null ? view.players[here.owner]?.family : null;
  const rows: readonly (readonly [Parameters<typeof Sign>[0]['name'], string, string])[] = [
    ['coin', words.income, valueWords(tile.income, language)],
    ['hoof', words.cost, String(tile.cost)],
    ['arrow', words.ranged, valueWords(tile.ranged, language)],
    ['blade', words.melee, String(tile.melee)],
    ['shield', words.resistance, valueWords(tile.resistance, language)],
  ];
  return (
    <>
      <svg class="v-inspector-tile" viewBox="-92 -104 184 208" data-zoom="near" aria-hidden="true">
        <TilePlate tile={tile} language={language} x={0} y={0} />
        <path class="v-chip-line" d={HEX} />
      </svg>
      <div class="v-sheet">
        <div class="v-sheet-head">
          <h3>{tile.name[language]}</h3>
          <p class="v-sheet-kind">
            {kindOf(tile, language)}
            {here &&
              ` · ${owner ? `${words.owner} ${FAMILY_NAMES[owner]}, ${markersIn(here.markers, language)}` : words.neutral}`}
          </p>
        </div>
        <dl>
          {rows.map(([sign, label, text]) => (
            <div key={label}>
              <dt>
                <Sign name={sign} /> {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {view.troops
          .filter(({ at }) => at === tile.id)
          .map((troop) => (
            <TroopTable key={troop.id} troop={troop} components={components} view={view} language={language} />
          ))}
        <Source source={tile.source} attested={[]} reason={tile.reason[language]} language={language} />
      </div>
    </>
  );
}

function PileSheet({
  cards,
  components,
  language,
}: {
  readonly cards: readonly number[];
  readonly components: Components;
  readonly language: Language;
}) {
  return (
    <div class="v-pile-sheet">
      <h3>{wordsIn(language).discard}</h3>
      <div class="v-pile-cards">
        {cards.map((id) => (
          <CardFace key={id} card={cardOf(components, id)} language={language} />
        ))}
      </div>
    </div>
  );
}
