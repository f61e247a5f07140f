import { readdirSync, readFileSync } from 'node:fs';
import { mix } from './colour.ts';
import type { Paint } from './makers.ts';
import type { Markup } from './shapes.ts';
import { wordmarkAt } from './wordmark.ts';

/** An illustration of something that the shop sells, on a grid of about 100 × 100. */
export interface Drawing {
  /** The part of the grid that is painted: left, top, width, height. Pictures are framed by it. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** What a close-up shows: the middle and the width of a square of the grid. */
  readonly close: readonly [x: number, y: number, size: number];
  /** Whether it stands on its base, and so has a shadow under it; other things lie or hang. */
  readonly stands: boolean;
  /** The names of what lies beside it in the picture of everything that is in its box. */
  readonly kit: readonly string[];
  readonly draw: (paint: Paint) => Markup;
}

const folder = new URL('../drawings/goods/', import.meta.url);
const files = new Set(readdirSync(folder));
const known = new Map<string, Drawing>();

/** The illustration of a name, for example `drill-impact`, read when it is first asked for. */
export function drawingOf(name: string): Drawing | undefined {
  const file = `${name}.svg`;
  if (!files.has(file)) return undefined;
  const drawing = known.get(name) ?? readDrawing(readFileSync(new URL(file, folder), 'utf8'));
  known.set(name, drawing);
  return drawing;
}

/**
 * Reads a drawing. Its colours are custom properties such as `var(--main)`, for which its `style`
 * has those of one maker, so that a browser shows the file; each `<text/>` is where the maker's
 * wordmark stands.
 */
function readDrawing(svg: string): Drawing {
  const [open = '', content = ''] = svg.split(/(?<=<svg[^>]*>)|<\/svg>\s*$/);
  const attribute = (name: string): string =>
    new RegExp(` ${name}="([^"]*)"`).exec(open)?.[1] ?? '';
  const [left = 0, top = 0, width = 100, height = 100] = attribute('viewBox')
    .split(' ')
    .map(Number);
  const [x = 50, y = 50, size = 50] = attribute('data-close').split(' ').map(Number);
  const markup = withoutGaps(content);
  return {
    box: [left, top, width, height],
    close: [x, y, size],
    stands: attribute('data-stands') === 'true',
    kit: attribute('data-kit')
      .split(' ')
      .filter((name) => name !== ''),
    draw: (paint) => painted(markup, paint),
  };
}

/** Markup without the line ends and indents between its shapes. */
export const withoutGaps = (markup: Markup): Markup => markup.trim().replaceAll(/>\s+</g, '><');

function painted(markup: Markup, paint: Paint): Markup {
  const colours = new Map([
    ['main', paint.main],
    ['light', paint.light],
    ['dark', paint.dark],
    ['deep', paint.deep],
    ['trim', paint.trim],
    ['trim-lit', paint.trimLit],
    ['on-main', paint.onMain],
  ]);
  return markup
    .replaceAll(/var\(--([a-z-]+)\)/g, (all, name: string) => colours.get(name) ?? all)
    .replaceAll(/color-mix\(in srgb, (#\w+), (#\w+) (\d+)%\)/g, (_, from, to, share) =>
      mix(from, to, share / 100),
    )
    .replaceAll(
      /<text x="(\S+)" y="(\S+)" font-size="(\S+)" textLength="(\S+)" fill="(\S+)"\/>/g,
      (_, x, y, capital, widest, fill: string) =>
        wordmarkAt(paint.maker, Number(x), Number(y), Number(capital), fill, Number(widest)),
    );
}
