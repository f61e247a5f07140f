import { ink, lightness } from './colour.ts';
import { setText, type SetText } from './lettering.ts';
import { makerOf, wordOf, type Maker } from './makers.ts';
import { markAt } from './marks.ts';
import { group, path, rect, short, type Markup } from './shapes.ts';

const width = 480;
const height = 160;
/** The part of a logo that may be painted. */
const room = { width: 420, height: 96 };

/** Draws a maker's logo, 3:1 on white. */
function drawLogo(maker: Maker): { markup: Markup; width: number; height: number } {
  const markup = rect(0, 0, width, height, ink.white) + composed(maker);
  return { markup, width, height };
}

/** The wordmark as it stands on goods and boxes: one colour, no sign. */
function wordmark(maker: Maker, capital: number, colour: string): SetText {
  return setText(wordOf(maker), capital, colour, maker.lettering);
}

/** The wordmark in the middle of a place, never wider than `widest`. */
export function wordmarkAt(
  maker: Maker,
  x: number,
  y: number,
  capital: number,
  colour: string,
  widest: number,
): Markup {
  const natural = wordmark(maker, capital, colour);
  if (natural.markup === '') return '';
  const scale = Math.min(1, widest / natural.width);
  const left = x - (natural.width * scale) / 2;
  const top = y - (natural.height * scale) / 2;
  return group(`translate(${short(left)} ${short(top)}) scale(${short(scale)})`, natural.markup);
}

function composed(maker: Maker): Markup {
  const { layout, mark, main, trim } = maker;
  const signed = mark !== null && layout === 'free';
  const onPlate = layout === 'plate' || layout === 'slanted-plate' || layout === 'mark-plate';
  const word = wordmark(maker, capitalHeight(maker), readable(maker, onPlate));
  const signSize = mark === null ? 0 : 78;
  const signRoom = mark === null ? 0 : signSize + 22;
  const total = word.width + signRoom;
  const left = (width - total) / 2 + signRoom;
  const top = (height - word.height) / 2;
  const text = group(`translate(${short(left)} ${short(top)})`, word.markup);
  const signAt = [short(left - signRoom), short((height - signSize) / 2)].map(Number);
  const [signX = 0, signY = 0] = signAt;
  if (signed) return markAt(mark, signX, signY, signSize, main, trim) + text;
  if (layout === 'mark-plate' && mark !== null) {
    const plate = rect(left - signRoom - 22, 26, total + 44, 108, main, 14);
    return plate + markAt(mark, signX, signY, signSize, trim, ink.white) + text;
  }
  return background(maker, left, total) + text;
}

/** Yellow makers write in black: on white, and on their own plate. */
function readable(maker: Maker, onPlate: boolean): string {
  const isLight = lightness(maker.main) > 0.62;
  if (onPlate) return isLight ? ink.black : ink.white;
  return isLight ? ink.black : maker.main;
}

function background(maker: Maker, left: number, wide: number): Markup {
  const { layout, main, trim } = maker;
  if (layout === 'plate') return rect(left - 34, 30, wide + 68, 100, main, 10);
  if (layout === 'slanted-plate') {
    const [a, b] = [left - 42, left + wide + 36];
    return path(`M${short(a + 22)} 30H${short(b + 10)}L${short(b - 12)} 130H${short(a)}z`, main);
  }
  if (layout === 'stripe') {
    return rect(left, 118, wide, 9, trim) + rect(left, 118, wide * 0.3, 9, main);
  }
  if (layout === 'frame') {
    const line = 7;
    const colour = lightness(main) > 0.62 ? main : trim;
    const box = `x="${short(left - 30)}" y="36" width="${short(wide + 60)}" height="88"`;
    return `<rect ${box} fill="none" stroke="${colour}" stroke-width="${line}"/>`;
  }
  return '';
}

/** Wordmarks fill the room that their sign and plate leave them, but none shouts. */
function capitalHeight(maker: Maker): number {
  const signRoom = maker.mark === null ? 0 : 100;
  const padding = maker.layout === 'free' || maker.layout === 'stripe' ? 0 : 76;
  const atTen = wordmark(maker, 10, ink.black).width / 10;
  const widest = (room.width - signRoom - padding) / atTen;
  return Math.min(widest, maker.layout === 'free' ? 62 : 52);
}

/** The logo of a slug, or undefined. */
export function logoOf(
  slug: string,
): { markup: Markup; width: number; height: number } | undefined {
  const maker = makerOf(slug);
  return maker === undefined ? undefined : drawLogo(maker);
}
