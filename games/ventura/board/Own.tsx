/** The own side of the table: the Family Board, the hand, the tiles held. */

import { type BoardProps, Hand, hexPath, marksOf } from '@condotta/pieces';
import { type Components, cardOf, type Tile, tileOf } from '../components/index.ts';
import { CardFace } from './card-face.tsx';
import { HouseHead, Means } from './Houses.tsx';
import { Roster } from './Roster.tsx';
import { TilePlate } from './TilePlate.tsx';
import { cardInHand, frameIn, type PlayerView, type VenturaView } from './view-form.ts';
import { typeName, wordsIn } from './words.ts';

type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export interface OwnProps extends Marked {
  readonly components: Components;
  readonly view: VenturaView;
  readonly player: PlayerView;
  readonly holder: string;
  readonly asked: boolean;
  /** These eyes are the player's own. */
  readonly mine: boolean;
}

const HEX = hexPath(97);

/** A tile off the map, as large as its font. */
export function TileChip({
  tile,
  chosen = false,
  ...marked
}: Marked & { readonly tile: Tile; readonly chosen?: boolean }) {
  return (
    <div
      class="v-chip"
      {...marksOf(marked, `tile:${tile.id}`, `${tile.name[marked.language]}, ${typeName(tile.type, marked.language)}`)}
      data-chosen={chosen || undefined}
    >
      <svg viewBox="-92 -104 184 208" data-zoom="near" aria-hidden="true">
        <TilePlate tile={tile} language={marked.language} x={0} y={0} />
        <path class="v-chip-line" d={HEX} />
      </svg>
    </div>
  );
}

export function OwnHouse({ components, view, player, holder, asked, mine, ...marked }: OwnProps) {
  const march = frameIn(view, 'troop');
  const chosen = march && march.at !== 'choose' && march.area > 0 ? `troop:${march.seat}.${march.area}` : null;
  return (
    <div class="v-own">
      <div class="v-own-head">
        <HouseHead {...marked} view={view} player={player} holder={holder} asked={asked} />
        {player.family && <Means player={player} language={marked.language} />}
      </div>
      <Roster
        {...marked}
        components={components}
        player={player}
        troops={view.troops}
        own={mine}
        held={cardInHand(view)}
        chosen={chosen}
      />
    </div>
  );
}

export function OwnHand({ components, view, player, mine, ...marked }: OwnProps) {
  const words = wordsIn(marked.language);
  const held = mine ? cardInHand(view) : 0;
  const loose = held > 0 && frameIn(view, 'deploy') ? [held] : [];
  const cards = [...loose, ...(player.hand ?? [])];
  const laying = (frameIn(view, 'building')?.tile || frameIn(view, 'expansion')?.tile) ?? 0;
  const tiles = [...(laying > 0 ? [laying] : []), ...(player.reserve ?? [])];
  return (
    <div class="v-hand">
      {tiles.length > 0 && (
        <fieldset class="p-group v-reserve" aria-label={words.reserve}>
          {tiles.map((id) => (
            <TileChip key={id} {...marked} tile={tileOf(components, id)} chosen={id === laying} />
          ))}
        </fieldset>
      )}
      {cards.length > 0 ? (
        <Hand label={words.hand}>
          {cards.map((id) => (
            <CardFace
              key={id}
              card={cardOf(components, id)}
              language={marked.language}
              chosen={id === held}
              marks={marksOf(marked, `card:${id}`, cardOf(components, id).name[marked.language])}
            />
          ))}
        </Hand>
      ) : (
        tiles.length === 0 && <p class="v-nothing">{words.emptyHand}</p>
      )}
    </div>
  );
}
