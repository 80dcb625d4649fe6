/** A territory in full: what it is, who holds it, what its defense and its points are made of. */

import type { Language } from '@condotta/kernel';
import { Shield, useRested } from '@condotta/pieces';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { terrainWord } from '../messages/cards.ts';
import { blazonOf } from './arms.ts';
import { factionName, landName, unitWord } from './land-words.ts';
import { StructureIcon, UnitIcon } from './marks.tsx';
import { UnitFigures } from './UnitFigures.tsx';
import {
  ranksIn,
  structureOf,
  type TerritoryView,
  territoryOf,
  UNIT_KEYS,
  unitsIn,
  type VenterraView,
} from './view-form.ts';
import { pieceOf, wordsIn } from './words.ts';

/** Can this thing be looked at closely? */
export const inspectable = (thing: string | null): thing is string => thing !== null && /^(?:place|stack):/.test(thing);

interface DetailsProps {
  readonly view: VenterraView;
  readonly components: Components;
  readonly language: Language;
  readonly kept: string | null;
  readonly cursor: string | null;
  /** Pointing alone shows details. */
  readonly hover: boolean;
  /** Filled here: told what is pointed at, so that nothing else need be drawn again. */
  readonly pointing: { current: (thing: string | null) => void };
  onPointed(thing: string | null): void;
  onClose(): void;
}

const REST = 350;

/** One territory at a time: that which was kept open, that on which the hand rests, or that under the cursor. */
export function Details({
  view,
  components,
  language,
  kept,
  cursor,
  hover,
  pointing,
  onPointed,
  onClose,
}: DetailsProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const rested = useRested(pointed, REST);
  useLayoutEffect(() => {
    pointing.current = (thing) => {
      setPointed(thing);
      onPointed(thing);
    };
  });
  const land = territoryOf(view, kept ?? (hover ? (rested ?? cursor) : cursor));
  if (!land) return null;
  return (
    <Inspector land={land} view={view} components={components} language={language} onClose={kept ? onClose : null} />
  );
}

interface InspectorProps {
  readonly land: TerritoryView;
  readonly view: VenterraView;
  readonly components: Components;
  readonly language: Language;
  /** Set if it stays until it is closed. */
  readonly onClose: (() => void) | null;
}

function Inspector({ land, view, components, language, onClose }: InspectorProps) {
  const words = wordsIn(language);
  const player = land.controller === null ? undefined : view.players[land.controller];
  const structure = land.structure ? structureOf(components, land.structure.kind) : null;
  const owner = land.structure ? view.players[land.structure.owner]?.faction : null;
  const count = unitsIn(land);
  return (
    <aside class="e-inspector" data-sticky={onClose ? true : undefined} aria-live="polite">
      {onClose && (
        <button type="button" class="e-close" onClick={onClose} aria-label={words.close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </button>
      )}
      <h3>{landName(components, land, language)}</h3>
      <p>
        {land.terrain === null ? words.hidden : terrainWord(land.terrain, language)}
        {land.ruin && ` · ${words.ruin}`}
        {land.token && ` · ${words.token}`}
      </p>
      <p class="e-inspector-who">
        {player && <Shield blazon={blazonOf(player)} />}
        {player ? factionName(components, player, language) : `${words.wilderness} ${land.wilderness}`}
      </p>
      <dl>
        <div>
          <dt>{words.defense}</dt>
          <dd>
            {land.defense}
            {land.terrain === 'mountain' && <small>{` (${words.ground} +1)`}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.points}</dt>
          <dd>
            {land.points}
            {structure && ` + ${structure.points}`}
          </dd>
        </div>
      </dl>
      {structure && owner && land.structure && (
        <p class="e-inspector-row">
          <StructureIcon kind={land.structure.kind} faction={owner} />
          <span>
            {`${structure.name[language]}: ${words.defense} ${structure.defense}, ${words.income} ${structure.income}, ${words.points} ${structure.points}`}
            {land.structure.isNew && ` (${words.isNew})`}
          </span>
        </p>
      )}
      {UNIT_KEYS.map((unit, kind) => {
        const there = ranksIn(land)[kind] ?? 0;
        const data = components.units.find(({ key }) => key === pieceOf(unit));
        if (there === 0 || !data) return null;
        return (
          <p key={unit} class="e-inspector-row">
            <UnitIcon unit={unit} faction={player?.faction ?? null} />
            <span>{`${there} × ${unitWord(components, unit, player?.forge ?? false, language)}`}</span>
            <UnitFigures unit={data} forge={player?.forge ?? false} />
          </p>
        );
      })}
      {count > 3 && <p class="e-inspector-note">{`${words.large}: ${words.cost2} ${count - 3}`}</p>}
      {structure && <p class="e-source">{words[structure.source]}</p>}
    </aside>
  );
}
