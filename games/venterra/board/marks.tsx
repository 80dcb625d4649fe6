/** What stands on a territory, each around its own middle: counters, structures, the two numbers, ruins, tokens. */

import { patternOf } from '@condotta/pieces';
import type { FactionId, StructureKind } from '../components/index.ts';
import { BLAZONS, OUTLINES } from './arms.ts';
import { type Glyph, STRUCTURE_GLYPHS, UNIT_GLYPHS } from './glyphs.ts';
import type { UnitKey } from './view-form.ts';
import { pieceOf } from './words.ts';

export function GlyphPaths({ glyph }: { readonly glyph: Glyph }) {
  return (
    <>
      {glyph.f && <path class="e-glyph" d={glyph.f} />}
      {glyph.o && <path class="e-glyph-o" d={glyph.o} />}
    </>
  );
}

/** How many pieces of a pile are seen under the top one. */
const DEPTH = 4;

/** A pile of units of one kind. */
export function UnitPile({
  faction,
  unit,
  count,
}: {
  readonly faction: FactionId;
  readonly unit: UnitKey;
  readonly count: number;
}) {
  const { field, letter } = BLAZONS[faction];
  const outline = OUTLINES[faction];
  const under = Array.from({ length: Math.min(count, DEPTH) - 1 }, (_, i) => (i + 1) * 3).reverse();
  return (
    <g class="e-pile" data-spent={unit === 'spent-ship' || undefined}>
      <path class="e-pile-shadow" d={outline} transform={`translate(1.500 ${4 + under.length * 3})`} />
      {under.map((down) => (
        <path key={down} class="e-pile-side" d={outline} fill={field} transform={`translate(0 ${down})`} />
      ))}
      <path class="e-pile-top" d={outline} fill={field} />
      <g class="e-pile-glyph" style={{ color: letter }} transform="translate(-1 -2) scale(1.050)">
        <GlyphPaths glyph={UNIT_GLYPHS[pieceOf(unit)]} />
      </g>
      {unit === 'escort' && (
        <g style={{ color: letter }} transform="translate(8 7) scale(.6)">
          <GlyphPaths glyph={UNIT_GLYPHS.scout} />
        </g>
      )}
      {count > 1 && (
        <g transform={`translate(15 ${12 + Math.min(under.length, 2) * 2})`}>
          <circle class="e-count" r="11.500" />
          <text class="e-count-number" y="6.500">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** A structure on its tile, in its owner's colour. */
export function StructureTile({ faction, kind }: { readonly faction: FactionId; readonly kind: StructureKind }) {
  if (kind === 'kajer' || kind === 'kajer-awake') return <Kajer awake={kind === 'kajer-awake'} faction={faction} />;
  const blazon = BLAZONS[faction];
  return (
    <g class="e-structure" transform={kind === 'fortress' || kind === 'eldapriest' ? 'scale(1.150)' : undefined}>
      <rect class="e-structure-shadow" x="-20" y="-17" width="43" height="43" rx="5" />
      <rect class="e-structure-tile" x="-21" y="-21" width="42" height="42" rx="5" fill={blazon.field} />
      <rect class="e-structure-weave" x="-17.500" y="-17.500" width="35" height="35" rx="3" fill={patternOf(blazon)} />
      <g style={{ color: blazon.letter, '--e-halo': blazon.field }} class="e-structure-glyph">
        <GlyphPaths glyph={STRUCTURE_GLYPHS[kind]} />
      </g>
    </g>
  );
}

/** The stone bear on its plinth, asleep or awake. */
function Kajer({ awake, faction }: { readonly awake: boolean; readonly faction: FactionId }) {
  const far = awake ? 40 : 35;
  const rays = Array.from({ length: 20 }, (_, i) => {
    const angle = (Math.PI / 10) * i;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(30 * x).toFixed(1)} ${(30 * y).toFixed(1)}L${(far * x).toFixed(1)} ${(far * y).toFixed(1)}`;
  });
  return (
    <g class="e-kajer" transform="scale(.95)">
      <path class="e-rays" d={rays.join('')} />
      <circle class="e-kajer-disc" r="27" />
      <circle class="e-kajer-ring" r="27" stroke={BLAZONS[faction].field} />
      <path class="e-stone-dark" d="M-25 15H25L21 22H-21Z" />
      <path
        class="e-stone"
        d="M-22 15C-24 2-18-9-6-12C-4-13-3-14-3-16C-3-21 3-22 5-18C8-20 13-19 14-16C17-19 22-16 20-12C23-8 25-3 22 1C19 4 16 4 15 5C15 9 16 12 18 15Z"
      />
      <path class="e-stone-shade" d="M-22 15C-24 4-20-4-13-9C-17 2-10 8-2 8C4 8 6 11 6 15Z" />
      <path class="e-stone-line" d={awake ? 'M-10-7C-4-4 2 0 4 6' : 'M4-8q3 3 6 0M17-7q2 2 4-1M-10-7C-4-4 2 0 4 6'} />
      {awake && (
        <path
          class="e-eye"
          d="M4-8a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0-5.600 0ZM16-7a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0Z"
        />
      )}
      <path class="e-nose" d="M19-3l4 1l-3 3z" />
      <path class="e-crack" d="M-12-3l5 2l-2 5l5 2" />
    </g>
  );
}

/** Broken columns in a gold ring. */
export const Ruin = () => (
  <g class="e-ruin">
    <circle class="e-ruin-disc" r="25" />
    <path
      class="e-ruin-stone"
      d="M-18 17V-12H-10V17ZM-1 17V-4L2-7L4-3L7-6V17ZM12 17V-15H20V17ZM-21-12H-7V-17H-21ZM9-15H23V-20H9ZM-23 17H23V21H-23Z"
    />
    <path class="e-ruin-line" d="M-15.500 15V-9M-12.500 15V-9M1.600 15V-2M4.600 15V-1M14.700 15V-12M17.500 15V-12" />
  </g>
);

/** The corners of the square where a structure can be built. */
export const Slot = () => (
  <g class="e-slot">
    <path class="e-slot-under" d="M-17-9V-17H-9M9-17H17V-9M17 9V17H9M-9 17H-17V9" />
    <path class="e-slot-line" d="M-17-9V-17H-9M9-17H17V-9M17 9V17H9M-9 17H-17V9" />
  </g>
);

/** An explore token, face down. */
export const ExploreToken = () => (
  <g class="e-token">
    <circle class="e-token-shadow" cx="1" cy="3.500" r="20" />
    <circle class="e-token-disc" r="20" />
    <circle class="e-token-ring" r="16.500" />
    <path
      class="e-token-star"
      d="M0-14.500L2.500-2.500L14.500 0L2.500 2.500L0 14.500L-2.500 2.500L-14.500 0L-2.500-2.500Z"
    />
    <circle class="e-token-eye" r="4.400" />
  </g>
);

const SHIELD = 'M-16-16Q0-21 16-16V1Q15 14 0 20Q-15 14-16 1Z';
const SUN =
  'M0-20L4.200-15.800L10-17.300L11.600-11.600L17.300-10L15.800-4.200L20 0L15.800 4.200L17.300 10L11.600 11.600L10 17.300L4.200 15.800L0 20L-4.200 15.800L-10 17.300L-11.600 11.600L-17.300 10L-15.800 4.200L-20 0L-15.800-4.200L-17.300-10L-11.600-11.600L-10-17.300L-4.200-15.800Z';

/** What must be beaten here, on a shield of its defender's colour; a white peak: a mountain is counted in. */
export function DefenseBadge({
  value,
  faction,
  high,
}: {
  readonly value: number;
  readonly faction: FactionId | null;
  readonly high: boolean;
}) {
  const blazon = faction ? BLAZONS[faction] : null;
  return (
    <g class="e-defense">
      <path class="e-defense-shield" d={SHIELD} style={{ fill: blazon?.field }} />
      <path class="e-defense-rim" d={SHIELD} />
      {high && <path class="e-peak" d="M-11-13L-4-24L0-19L4-26L12-13Z" />}
      <text class="e-number" y="9.500" style={{ fill: blazon?.letter }}>
        {value}
      </text>
    </g>
  );
}

/** What the territory is worth to whoever holds it, on a gold sun. */
export const PointsBadge = ({ value }: { readonly value: number }) => (
  <g class="e-points">
    <path class="e-points-sun" d={SUN} />
    <circle class="e-points-disc" r="13.500" />
    <text class="e-number" y="9">
      {value}
    </text>
  </g>
);

/** The same in a line of text. */
export const InlinePoints = ({ value }: { readonly value: number | string }) => (
  <svg class="e-inline" viewBox="-21 -21 42 42" aria-hidden="true">
    <path class="e-points-sun" d={SUN} />
    <circle class="e-points-disc" r="14.500" />
    <text class="e-number" y="9">
      {value}
    </text>
  </svg>
);

export function UnitIcon({ unit, faction }: { readonly unit: UnitKey; readonly faction: FactionId | null }) {
  const blazon = faction ? BLAZONS[faction] : null;
  return (
    <svg class="e-icon" viewBox="-22 -22 44 44" aria-hidden="true">
      {faction && blazon && <path class="e-pile-top" d={OUTLINES[faction]} fill={blazon.field} />}
      <g style={{ color: blazon?.letter }} transform={faction ? 'translate(-1 -2)' : 'scale(1.400)'}>
        <GlyphPaths glyph={UNIT_GLYPHS[pieceOf(unit)]} />
      </g>
    </svg>
  );
}

export const StructureIcon = ({ kind, faction }: { readonly kind: StructureKind; readonly faction: FactionId }) => (
  <svg class="e-icon" viewBox="-28 -28 56 56" aria-hidden="true">
    <StructureTile kind={kind} faction={faction} />
  </svg>
);
