import { drawBanner } from './banners.ts';
import { paintNames } from './colour.ts';
import { drawingOf, type Drawing } from './drawings/index.ts';
import { kits } from './kits.ts';
import { logoOf } from './logo.ts';
import { makerOf, paintOf, type Paint } from './makers.ts';
import { drawPerson } from './people.ts';
import { bagView, boxView, cardView } from './views/packs.ts';
import { place, side, unmarked } from './views/place.ts';
import { placeholder } from './views/placeholder.ts';
import { closeView, frontView, kitView, manyView, sideView, sizeView } from './views/plain.ts';
import { benchView, homeView } from './views/scenes.ts';

/** A picture as SVG markup, with its size in pixels when it is drawn at full size. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The version of the drawings: a key names it, so a changed drawing gets a new address. */
export const artVersion = 'v1';

/**
 * Draws the picture of a key of the seed catalogue.
 *
 * Keys: `{drawing}.{maker}[.{colour}].{view}.v1`, `logo.{maker}.v1`, `banner.{name}.v1`,
 * `person.{name}.v1` and `placeholder.v1`.
 *
 * @returns undefined for a key that names no picture
 */
export function drawPicture(key: string): DrawnPicture | undefined {
  const words = key.split('.');
  if (words.pop() !== artVersion) return undefined;
  const [first = '', second = ''] = words;
  if (words.length === 1 && first === 'placeholder') {
    return sheet({ markup: placeholder(), width: side, height: side });
  }
  const draw = sheets[first];
  if (draw !== undefined) return words.length === 2 ? sheet(draw(second)) : undefined;
  return goods(words);
}

const sheets: Readonly<Record<string, (name: string) => Drawn | undefined>> = {
  logo: logoOf,
  banner: drawBanner,
  person: drawPerson,
};

type Drawn = { markup: string; width: number; height: number };

function sheet(drawn: Drawn | undefined): DrawnPicture | undefined {
  if (drawn === undefined) return undefined;
  const { markup, width, height } = drawn;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return { svg: `${open}${markup}</svg>`, width, height };
}

function goods(words: readonly string[]): DrawnPicture | undefined {
  const [name = '', makerSlug = '', ...rest] = words;
  const drawing = drawingOf(name);
  const maker = makerOf(makerSlug);
  const view = rest.at(-1);
  const colour = rest.length === 2 ? paintNames[rest[0] ?? ''] : undefined;
  if (drawing === undefined || maker === undefined || view === undefined) return undefined;
  if (rest.length > 2 || (rest.length === 2 && colour === undefined)) return undefined;
  const markup = drawView(view, name, drawing, paintOf(maker, colour));
  return markup === undefined ? undefined : sheet({ markup, width: side, height: side });
}

function drawView(view: string, name: string, drawing: Drawing, paint: Paint): string | undefined {
  if (view === 'kit') {
    const others = (kits[name] ?? []).map(drawingOf).filter((other) => other !== undefined);
    return others.length === 0 ? undefined : kitView(drawing, paint, others);
  }
  const simple = simpleViews[view];
  if (simple !== undefined) return simple(drawing, paint);
  const size = /^size-(\d{1,4})x(\d{1,4})$/.exec(view);
  if (size !== null) return sizeView(drawing, Number(size[1]), Number(size[2]));
  return undefined;
}

const simpleViews: Readonly<Record<string, (drawing: Drawing, paint: Paint) => string>> = {
  front: frontView,
  side: sideView,
  close: closeView,
  many: manyView,
  box: boxView,
  card: cardView,
  bag: bagView,
  bench: benchView,
  home: homeView,
};

export { kits } from './kits.ts';
export { makers } from './makers.ts';

/** Draws something as an icon of 32 × 32: plain shapes only, fit to be parsed by a storefront. */
export function drawIcon(name: string, makerSlug: string): string {
  const drawing = drawingOf(name);
  const maker = makerOf(makerSlug);
  if (drawing === undefined || maker === undefined) {
    throw new Error(`There is no drawing ${name} of ${makerSlug} to make an icon of.`);
  }
  const drawn = place(drawing, unmarked(paintOf(maker)), [1, 1, 30, 30]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${drawn}</svg>`;
}
