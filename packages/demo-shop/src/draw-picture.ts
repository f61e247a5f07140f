import { readdirSync, readFileSync } from 'node:fs';
import { paintNames } from './colour.ts';
import { drawingOf, withoutGaps, type Drawing } from './drawing.ts';
import { makerOf, paintOf, type Paint } from './makers.ts';
import { bagView, boxView, cardView } from './views/packs.ts';
import { side } from './views/place.ts';
import { closeView, frontView, kitView, manyView, sideView, sizeView } from './views/plain.ts';
import { benchView, homeView } from './views/scenes.ts';

/** A picture as SVG markup, with its size in pixels when it is drawn at full size. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The version of the drawings: a key names it, so a changed drawing gets a new address. */
const version = 'v1';

/** Logos, banners, faces and the placeholder are whole pictures, a file each. */
const folder = new URL('../drawings/pictures/', import.meta.url);
const files = new Set(readdirSync(folder));

/**
 * Draws the picture of a key of the demo shop: the name of a file of whole pictures such as
 * `logo.brontal.v1`, or goods as `{drawing}.{maker}[.{colour}].{view}.v1`.
 *
 * @returns undefined for a key that names no picture
 */
export function drawPicture(key: string): DrawnPicture | undefined {
  const file = `${key}.svg`;
  return files.has(file) ? wholePicture(file) : goods(key.split('.'));
}

function wholePicture(file: string): DrawnPicture {
  const svg = withoutGaps(readFileSync(new URL(file, folder), 'utf8'));
  const [, width = side, height = side] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

function goods(words: string[]): DrawnPicture | undefined {
  if (words.pop() !== version) return undefined;
  const [name = '', makerSlug = '', ...rest] = words;
  const drawing = drawingOf(name);
  const maker = makerOf(makerSlug);
  const view = rest.at(-1);
  const colour = rest.length === 2 ? paintNames.get(rest[0] ?? '') : undefined;
  if (drawing === undefined || maker === undefined || view === undefined) return undefined;
  if (rest.length > 2 || (rest.length === 2 && colour === undefined)) return undefined;
  const markup = drawView(view, drawing, paintOf(maker, colour));
  if (markup === undefined) return undefined;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`;
  return { svg: `${open}${markup}</svg>`, width: side, height: side };
}

function drawView(view: string, drawing: Drawing, paint: Paint): string | undefined {
  if (view === 'kit') {
    const others = drawing.kit.map(drawingOf).filter((other) => other !== undefined);
    return others.length === 0 ? undefined : kitView(drawing, paint, others);
  }
  const simple = simpleViews.get(view);
  if (simple !== undefined) return simple(drawing, paint);
  const [, width, height] = /^size-(\d{1,4})x(\d{1,4})$/.exec(view) ?? [];
  return width === undefined ? undefined : sizeView(drawing, Number(width), Number(height));
}

const simpleViews: ReadonlyMap<string, (drawing: Drawing, paint: Paint) => string> = new Map([
  ['front', frontView],
  ['side', sideView],
  ['close', closeView],
  ['many', manyView],
  ['box', boxView],
  ['card', cardView],
  ['bag', bagView],
  ['bench', benchView],
  ['home', homeView],
]);
