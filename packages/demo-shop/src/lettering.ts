import { letters } from './letters.ts';
import { group, path, short, type Markup } from './shapes.ts';

/** How a text is drawn; lengths are in tenths of the height of a capital. */
export interface Lettering {
  /** Thickness of the strokes. */
  readonly weight: number;
  /** Radius of round corners; 0 is square. */
  readonly round: number;
  /** Degrees that the text leans to the right. */
  readonly slant?: number;
  /** Width of the letters against their normal width. */
  readonly stretch?: number;
  /** Room between two letters. */
  readonly gap?: number;
}

/** A text as shapes with its outer size. The top left corner is at 0, 0. */
export interface SetText {
  readonly markup: Markup;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number, round: boolean];

/** Draws a text with capitals of `height`; characters that have no drawing are left out. */
export function setText(text: string, height: number, colour: string, style: Lettering): SetText {
  if (text === '') return { markup: '', width: 0, height };
  const { weight, slant = 0, stretch = 1, gap = 1.6 } = style;
  const scale = height / (10 + weight);
  let x = 0;
  let markup = '';
  for (const character of text) {
    const glyph = letters[character];
    if (glyph === undefined) continue;
    const [width, strokes] = glyph;
    markup += drawGlyph(strokes, x, colour, style);
    x += width * stretch + weight + gap;
  }
  const lean = Math.tan((slant * Math.PI) / 180);
  const shift = weight / 2 + lean * 10;
  const place = `matrix(${short(scale)} 0 ${short(-lean * scale)} ${short(scale)} ${short(scale * shift)} ${short((scale * weight) / 2)})`;
  return {
    markup: group(place, markup),
    width: (x - gap + lean * 10) * scale,
    height,
  };
}

/** Draws a text at a place; `anchor` says which of its points stands at `x`. */
export function textAt(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  style: Lettering,
  anchor: 'start' | 'middle' = 'start',
): Markup {
  const set = setText(text, height, colour, style);
  const left = anchor === 'middle' ? x - set.width / 2 : x;
  return group(`translate(${short(left)} ${short(y)})`, set.markup);
}

function drawGlyph(strokes: string, left: number, colour: string, style: Lettering): Markup {
  const { weight, round, stretch = 1 } = style;
  return strokes
    .split('/')
    .map((stroke) => stroke.trim())
    .filter((stroke) => stroke !== '')
    .map((stroke) => {
      const words = stroke.split(' ');
      const points = words.filter((word) => word.includes(',')).map(toPoint);
      const placed = points.map(([x, y, soft]): Point => [left + x * stretch, y, soft]);
      if (words[0] === 'd') return diagonal(placed, weight, colour);
      return polyline(placed, words.at(-1) === 'z', weight, round, colour);
    })
    .join('');
}

function toPoint(word: string): Point {
  const [x = '0', y = '0'] = word.replace('r', '').split(',');
  return [Number(x), Number(y), word.endsWith('r')];
}

/** A slanting stroke whose ends are level, reaching as far up and down as square ends would. */
function diagonal(points: readonly Point[], weight: number, colour: string): Markup {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const half = (weight * length) / Math.abs(y2 - y1) / 2;
  const reach = weight / 2 / (y2 - y1);
  const over = (x2 - x1) * Math.abs(reach);
  const direction = Math.sign(y2 - y1);
  const [ax, ay] = [x1 - over, y1 - (direction * weight) / 2];
  const [bx, by] = [x2 + over, y2 + (direction * weight) / 2];
  const corners = [
    [ax - half, ay],
    [ax + half, ay],
    [bx + half, by],
    [bx - half, by],
  ];
  return path(`M${corners.map(([x = 0, y = 0]) => `${short(x)} ${short(y)}`).join('L')}z`, colour);
}

function polyline(
  points: readonly Point[],
  closed: boolean,
  weight: number,
  round: number,
  colour: string,
): Markup {
  const steps = points.map((point, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (closed ? points[0] : undefined);
    const [x, y, soft] = point;
    const isFirst = index === 0;
    if (!soft || round === 0 || before === undefined || after === undefined) {
      return `${isFirst ? 'M' : 'L'}${short(x)} ${short(y)}`;
    }
    const from = towards(point, before, round);
    const to = towards(point, after, round);
    return `${isFirst ? 'M' : 'L'}${from}Q${short(x)} ${short(y)} ${to}`;
  });
  const d = steps.join('') + (closed ? 'z' : '');
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(weight)}" stroke-linecap="${closed ? 'butt' : 'square'}" stroke-linejoin="miter"/>`;
}

/** The place `round` away from a corner on the way to its neighbour, at most half way. */
function towards(corner: Point, neighbour: Point, round: number): string {
  const [x, y] = corner;
  const [dx, dy] = [neighbour[0] - x, neighbour[1] - y];
  const length = Math.hypot(dx, dy);
  const share = Math.min(round, length / 2) / (length || 1);
  return `${short(x + dx * share)} ${short(y + dy * share)}`;
}

/** The plain lettering of sizes and notes in drawings. */
export const plainLettering: Lettering = { weight: 1.35, round: 2.6, gap: 2 };
