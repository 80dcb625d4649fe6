/**
 * A card as an object on the table: its frame, its banner and its back. What is printed on it is the game's business.
 * All measures are in em, so the card is as large as its font: 10em by 14em.
 */

import type { ComponentChildren } from 'preact';
import { bannerPath } from './heraldry.tsx';
import { Icon, Sign, type SignName } from './Icon.tsx';
import type { IconName } from './icons.ts';
import type { Marks } from './things.ts';

export interface CardProps {
  readonly marks?: Marks | undefined;
  /** The banner's colour, the figure of the card, the sign on the banner and how many tips it has. */
  readonly colour: string;
  readonly icon: IconName;
  /** On the banner. */
  readonly charge: SignName;
  readonly tips: number;
  readonly name: string;
  /** Upper right corner. */
  readonly corner?: ComponentChildren;
  /** Under the name. */
  readonly children?: ComponentChildren;
  readonly chosen?: boolean;
  readonly fallen?: boolean;
}

export function Card({ marks, colour, icon, charge, tips, name, corner, children, chosen, fallen }: CardProps) {
  return (
    <div
      class="p-card"
      data-standing={marks?.['data-standing']}
      data-lit={marks?.['data-lit']}
      data-cursor={marks?.['data-cursor']}
      data-chosen={chosen || undefined}
      data-fallen={fallen || undefined}
    >
      <div class="p-card-in" aria-hidden={marks ? true : undefined}>
        <div class="p-card-art">
          <Icon name={icon} />
        </div>
        <svg class="p-card-banner" viewBox="-1 -1 26 40" aria-hidden="true">
          <path d={bannerPath(24, 37, tips)} fill={colour} />
          <path d={bannerPath(24, 37, tips)} class="p-card-banner-line" />
        </svg>
        <span class="p-card-charge">
          <Sign name={charge} />
        </span>
        {corner && <div class="p-card-corner">{corner}</div>}
        <div class="p-card-name">{name}</div>
        <div class="p-card-foot">{children}</div>
      </div>
      {/* The button lies over the print: its label says it all, figures without their signs would only confuse. */}
      {marks && <div class="p-card-hit" {...marks} />}
    </div>
  );
}

/** The back, of a colour and with a sign; `count`: how many lie there. */
export function CardBack({
  colour,
  icon,
  count,
  label,
}: {
  readonly colour: string;
  readonly icon: IconName;
  readonly count?: number;
  readonly label: string;
}) {
  return (
    <div
      class="p-card p-card-back"
      style={{ '--back': colour }}
      role="img"
      aria-label={count === undefined ? label : `${label}: ${count}`}
      data-deep={count !== undefined && count > 1 ? true : undefined}
    >
      <Icon name={icon} />
      {count !== undefined && <span class="p-card-count">{count}</span>}
    </div>
  );
}
