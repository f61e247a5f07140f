import type { Paint } from '../makers.ts';
import type { Markup } from '../shapes.ts';

/** An illustration of something that the shop sells, on a grid of about 100 × 100. */
export interface Drawing {
  /** The part of the grid that is painted: left, top, width, height. Pictures are framed by it. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** What a close-up shows: the middle and the width of a square of the grid. */
  readonly close: readonly [x: number, y: number, size: number];
  /** Whether it stands on its base, and so has a shadow under it; other things lie or hang. */
  readonly stands?: boolean;
  readonly draw: (paint: Paint) => Markup;
}

/** Drawings by the name that picture keys use. */
export type Drawings = Readonly<Record<string, Drawing>>;
