import { setText } from './lettering.ts';
import type { Maker } from './makers.ts';
import { group, short, type Markup } from './shapes.ts';

/** A maker's wordmark as goods and boxes have it, in the middle of a place, never wider than `widest`. */
export function wordmarkAt(
  maker: Maker,
  x: number,
  y: number,
  capital: number,
  colour: string,
  widest: number,
): Markup {
  const natural = setText(maker.word, capital, colour, maker.lettering);
  if (natural.markup === '') return '';
  const scale = Math.min(1, widest / natural.width);
  const left = x - (natural.width * scale) / 2;
  const top = y - (natural.height * scale) / 2;
  return group(`translate(${short(left)} ${short(top)}) scale(${short(scale)})`, natural.markup);
}
