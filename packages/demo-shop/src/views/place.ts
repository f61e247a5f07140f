import { ink } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { plainLettering } from '../lettering.ts';
import { paintOf, type Paint } from '../makers.ts';
import { ellipse, group, rect, short, type Markup } from '../shapes.ts';

/** The side of a picture of goods. */
export const side = 960;

/** A part of a picture: left, top, width, height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** The ground that goods lie on. */
export const ground: Markup = rect(0, 0, side, side, ink.ground);

/** How large a drawing becomes in an area, and where its grid's origin falls. */
export function fit(
  drawing: Drawing,
  area: Area,
  stand: boolean,
): { scale: number; x: number; y: number; width: number; height: number } {
  const [left, top, wide, high] = drawing.box;
  const [x, y, width, height] = area;
  const scale = Math.min(width / wide, height / high);
  const spare = height - high * scale;
  return {
    scale,
    x: x + (width - wide * scale) / 2 - left * scale,
    y: y + (stand ? spare : spare / 2) - top * scale,
    width: wide * scale,
    height: high * scale,
  };
}

/** Draws something as large as an area allows: in its middle, or on its floor when it stands. */
export function place(drawing: Drawing, paint: Paint, area: Area, stand = false): Markup {
  const { scale, x, y } = fit(drawing, area, stand);
  return group(`translate(${short(x)} ${short(y)}) scale(${short(scale)})`, drawing.draw(paint));
}

/** The shadow under something that stands in an area. */
export function shadow(drawing: Drawing, area: Area, colour: string = ink.shadow): Markup {
  const { width } = fit(drawing, area, true);
  const [x, y, wide, high] = area;
  return ellipse(x + wide / 2, y + high - 2, width * 0.54, Math.max(14, width * 0.035), colour);
}

/** The same paint without a wordmark, for the side that has none. */
export const unmarked = (paint: Paint): Paint => ({
  ...paint,
  maker: { ...paint.maker, word: '' },
});

/** Greys, for drawings that explain and do not sell. */
export const greyPaint: Paint = paintOf({
  main: '#9aa3a6',
  trim: '#5a6163',
  word: '',
  lettering: plainLettering,
});
