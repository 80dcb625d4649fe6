/** A card that turns its face up where the table cries it out. */

import type { Board, BoardProps } from '@condotta/pieces';
import { type Components, cardOf } from '../components/index.ts';
import { CardFace } from './card-face.tsx';

export const Face: NonNullable<Board['Face']> = ({
  thing,
  props,
}: {
  readonly thing: string;
  readonly props: BoardProps;
}) => <CardFace card={cardOf(props.components as Components, Number(thing.slice(5)))} language={props.language} />;
