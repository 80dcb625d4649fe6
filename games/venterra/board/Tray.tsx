/** What is chosen from now and has no place on the map: factions, boards and how they lie, action cards, units, upgrades, tiles, cards. */

import { at } from '@condotta/kernel';
import { marksOf, Sign } from '@condotta/pieces';
import type { ComponentChildren } from 'preact';
import { ACTIONS, type Components, UNITS } from '../components/index.ts';
import { bonusWords, structureWords } from '../messages/cards.ts';
import {
  actionThings,
  boardThings,
  combatThings,
  factionThings,
  favorThings,
  sideThings,
  turnThings,
  unitThings,
  upgradeThings,
} from '../things.ts';
import { BLAZONS } from './arms.ts';
import { ActionPaper, CombatCardPaper, FavorCard, Paper, UpgradeCard } from './Cards.tsx';
import { FAMILIES, familyOf, type TrayFamily, trayThings } from './called.ts';
import { boardPainting } from './Ghosts.tsx';
import type { Marked } from './Lands.tsx';
import { StructureIcon, UnitIcon } from './marks.tsx';
import { turnOf } from './turn.ts';
import { UnitFigures } from './UnitFigures.tsx';
import {
  frameIn,
  kindOfTile,
  numberIn,
  type PlayerView,
  ranksIn,
  structureOf,
  UNIT_KEYS,
  type VenterraView,
} from './view-form.ts';
import { wordsIn } from './words.ts';

export interface TrayProps {
  readonly marked: Marked;
  readonly view: VenterraView;
  readonly components: Components;
  /** Whose choice it is. */
  readonly player: PlayerView | undefined;
}

export function Tray({ moment, ...props }: TrayProps & { readonly moment: string }) {
  const things = trayThings(props.marked.choices, moment);
  if (things.length === 0) return null;
  const drawn = (family: TrayFamily): ComponentChildren => {
    const own = things.filter((thing) => familyOf(thing) === family);
    if (own.length === 0) return null;
    const Draw = DRAWERS[family];
    return (
      <div key={family} class={`e-tray-row e-tray-${family}`}>
        {own.map((thing) => (
          <Draw key={thing} thing={thing} {...props} />
        ))}
      </div>
    );
  };
  return <div class="e-tray">{FAMILIES.map(drawn)}</div>;
}

type Drawer = (props: TrayProps & { readonly thing: string }) => ComponentChildren;

const FactionChoice: Drawer = ({ thing, marked, components }) => {
  const { language } = marked;
  const words = wordsIn(language);
  const faction = at(components.factions, factionThings.number(thing));
  const units = UNITS.filter((unit) => faction.units[unit] > 0);
  const bonus = bonusWords(faction.bonus, language);
  const label = `${faction.name[language]}: ${words.wealth} ${faction.wealth}, ${units
    .map((unit) => `${faction.units[unit]} × ${at(components.units, UNITS.indexOf(unit)).name[language]}`)
    .join(', ')}${bonus && `, ${bonus}`}. ${faction.reason[language]}`;
  return (
    <Paper kind="people" marks={marksOf(marked, thing, label)}>
      <div class="e-paper-head" style={{ '--e-hue': BLAZONS[faction.key].field }}>
        <span class="e-swatch" />
        <b>{faction.name[language]}</b>
        <span class="e-cost">
          <Sign name="coin" />
          {faction.wealth}
        </span>
      </div>
      <div class="e-people-units">
        {units.map((unit) => (
          <span key={unit}>
            {faction.units[unit]}
            <UnitIcon unit={unit} faction={faction.key} />
          </span>
        ))}
        {faction.tiles.some(([face]) => face === 'kajer') && <StructureIcon kind="kajer" faction={faction.key} />}
        {bonus && <small>{bonus}</small>}
      </div>
      <p>{faction.reason[language]}</p>
    </Paper>
  );
};

function Thumb({
  side,
  rotation,
  components,
  view,
}: Pick<TrayProps, 'components' | 'view'> & { readonly side: number; readonly rotation: number }) {
  const { href, box } = boardPainting(components, side, rotation, turnOf(view));
  return <img class="e-thumb" src={href} width={box.right - box.left} height={box.bottom - box.top} alt="" />;
}

const BoardChoice: Drawer = ({ thing, marked, components, view }) => {
  const board = boardThings.number(thing);
  const sides = [board * 2 + 1, board * 2 + 2];
  // What lies on the map is not in the box any more.
  if (view.boards.some(({ side }) => sides.includes(side))) return null;
  const names = sides.map((side) => at(components.sides, side - 1).name[marked.language]);
  const words = wordsIn(marked.language);
  return (
    <Paper kind="board" marks={marksOf(marked, thing, `${words.board} ${board}: ${names.join(', ')}`)}>
      <b>
        {words.board} {board}
      </b>
      {sides.map((side) => (
        <Thumb key={side} side={side} rotation={0} components={components} view={view} />
      ))}
    </Paper>
  );
};

const SideChoice: Drawer = ({ thing, marked, components, view }) => {
  const side = sideThings.number(thing);
  const { key, name, reason } = at(components.sides, side - 1);
  return (
    <Paper kind="side" marks={marksOf(marked, thing, `${key}, ${name[marked.language]}. ${reason[marked.language]}`)}>
      <b>{`${key} ${name[marked.language]}`}</b>
      <Thumb side={side} rotation={0} components={components} view={view} />
      <p>{reason[marked.language]}</p>
    </Paper>
  );
};

const TurnChoice: Drawer = ({ thing, marked, components, view }) => {
  const rotation = turnThings.number(thing);
  const side = frameIn(view, 'building')?.side ?? 0;
  return (
    <Paper kind="turn" marks={marksOf(marked, thing, `${rotation * 60}°`)}>
      {side > 0 && <Thumb side={side} rotation={rotation} components={components} view={view} />}
      <small>{rotation * 60}°</small>
    </Paper>
  );
};

const ActionChoice: Drawer = ({ thing, marked, view, player }) => {
  const card = at(ACTIONS, actionThings.number(thing));
  const draft = frameIn(view, 'round')?.drafts[player?.seat ?? -1] ?? [];
  return (
    <ActionPaper
      card={card}
      marked={marked}
      chosen={draft.includes(card)}
      done={player?.resolved.includes(card) ?? false}
    />
  );
};

/** A unit to recruit, with its price and values; or one of those that must go. */
const UnitChoice: Drawer = ({ thing, marked, components, view, player }) => {
  const kind = unitThings.number(thing);
  const key = UNIT_KEYS[kind] ?? 'soldier';
  const unit = at(components.units, key === 'spent-ship' ? 1 : kind);
  const isLost = marked.choices.get(thing)?.some(({ verb }) => verb === 'lose') === true;
  const forge = player?.forge ?? false;
  const name = (forge ? unit.forgeName : unit.name)[marked.language];
  const words = wordsIn(marked.language);
  const left = player?.supply[unit.key] ?? 0;
  const count = isLost ? ranksThere(view, player?.seat ?? -1)[kind] : left;
  const label = isLost
    ? `${name} × ${count}`
    : `${name}, ${words.cost} ${unit.cost}, ${words.attack} ${unit.attack}, ${words.defense} ${unit.defense}, ${words.movement} ${unit.movement}, ${left} ${words.left}`;
  return (
    <Paper kind="unit-paper" marks={marksOf(marked, thing, label)}>
      <UnitIcon unit={key} faction={player?.faction ?? null} />
      <div>
        <b>{name}</b>
        {!isLost && <UnitFigures unit={unit} forge={forge} />}
      </div>
      {isLost ? (
        <small>× {count}</small>
      ) : (
        <span class="e-cost">
          <Sign name="coin" />
          {unit.cost}
        </span>
      )}
    </Paper>
  );
};

/** The units from which one is lost: in a fight, or of a large army. */
function ranksThere(view: VenterraView, seat: number): readonly number[] {
  const fight = frameIn(view, 'fight');
  if (fight && fight.seat === seat && fight.units.some((count) => count > 0)) return fight.units;
  const hex = fight?.hex ?? frameIn(view, 'army')?.hex ?? -1;
  const land = view.territories[hex];
  return land ? ranksIn(land) : [];
}

const TileChoice: Drawer = ({ thing, marked, components, player }) => {
  const tile = numberIn(thing);
  const [kind, back] = [kindOfTile(components, tile), kindOfTile(components, tile ^ 1)];
  const structure = structureOf(components, kind);
  const { name, defense, income, points } = structure;
  const words = wordsIn(marked.language);
  const owner = components.factions[Math.floor(((tile >> 1) - 1) / 7)]?.key ?? player?.faction ?? 'order';
  const { language } = marked;
  const effect = structureWords(structure, language);
  const label = `${name[language]}, ${words.defense} ${defense}, ${words.income} ${income}, ${words.points} ${points}. ${effect && `${effect} `}${words.otherSide}: ${structureOf(components, back).name[language]}`;
  return (
    <Paper kind="unit-paper" marks={marksOf(marked, thing, label)}>
      <StructureIcon kind={kind} faction={owner} />
      <div>
        <b>{name[language]}</b>
        <span class="e-figures">
          <span title={words.defense}>
            <Sign name="shield" />
            {defense}
          </span>
          <span title={words.income}>
            <Sign name="coin" />+{income}
          </span>
          <span title={words.points}>
            <Sign name="star" />
            {points}
          </span>
        </span>
        {effect && <small>{effect}</small>}
        {/* Tiles that are alike in front differ in what they turn into. */}
        {back !== kind && (
          <small>
            {words.otherSide}: {structureOf(components, back).name[language]}
          </small>
        )}
      </div>
    </Paper>
  );
};

const CombatChoice: Drawer = ({ thing, marked, components, player, view }) => {
  const kind = combatThings.number(thing);
  const fight = frameIn(view, 'fight');
  const side = fight?.seat === player?.seat ? 0 : 1;
  return (
    <CombatCardPaper
      kind={kind}
      components={components}
      marked={marked}
      count={player?.combat?.[kind] ?? 0}
      price={!fight}
      chosen={fight?.cards[side] === kind}
    />
  );
};

/** Only what can be bought lies here. */
const UpgradeChoice: Drawer = ({ thing, marked, components }) => (
  <UpgradeCard id={upgradeThings.number(thing)} components={components} marked={marked} active={false} />
);

const FavorChoice: Drawer = ({ thing, marked, components }) => (
  <FavorCard id={favorThings.number(thing)} components={components} marked={marked} />
);

const DRAWERS: Readonly<Record<TrayFamily, Drawer>> = {
  faction: FactionChoice,
  board: BoardChoice,
  side: SideChoice,
  turn: TurnChoice,
  action: ActionChoice,
  unit: UnitChoice,
  upgrade: UpgradeChoice,
  tile: TileChoice,
  combat: CombatChoice,
  favor: FavorChoice,
};
