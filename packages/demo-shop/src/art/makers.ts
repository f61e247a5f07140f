import { ink, lightness, mix } from './colour.ts';
import type { Lettering } from './lettering.ts';
import type { MarkName } from './marks.ts';

/** How an invented maker looks: its colours, its lettering and its mark. */
export interface Maker {
  readonly slug: string;
  readonly name: string;
  /** The colour of its goods and of its wordmark. */
  readonly main: string;
  /** The second colour: grips, caps, stripes. */
  readonly trim: string;
  readonly letterCase: 'upper' | 'lower' | 'title';
  readonly lettering: Lettering;
  /** Where the wordmark stands: free, on a plate of the main colour, over a stripe, in a frame. */
  readonly layout: 'free' | 'plate' | 'slanted-plate' | 'stripe' | 'frame' | 'mark-plate';
  readonly mark: MarkName | null;
}

const heavy: Lettering = { weight: 2.35, round: 1.8, gap: 1.1 };
const square: Lettering = { weight: 2.1, round: 1.3, gap: 1.4 };
const soft: Lettering = { weight: 1.9, round: 3.4, gap: 1.7 };
const fine: Lettering = { weight: 1.15, round: 3.4, gap: 3.2 };
const wide: Lettering = { weight: 1.9, round: 1.6, gap: 2, stretch: 1.3 };
const narrow: Lettering = { weight: 2.1, round: 2.2, gap: 1.2, stretch: 0.72 };
const fast: Lettering = { weight: 2.2, round: 1.9, gap: 1.2, slant: 12 };
const black = ink.black;

const maker = (
  slug: string,
  main: string,
  trim: string,
  lettering: Lettering,
  layout: Maker['layout'],
  mark: MarkName | null,
  letterCase: Maker['letterCase'] = 'upper',
): Maker => {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1);
  return { slug, name, main, trim, letterCase, lettering, layout, mark };
};

/** The forty invented makers. None of the names is known to be anybody's trademark. */
export const makers: readonly Maker[] = [
  maker('brontal', '#0b6b46', black, heavy, 'plate', null),
  maker('vurtano', '#ea6a12', '#2b2f31', fast, 'free', 'bolt'),
  maker('kordeno', '#1e62b4', '#1c2126', wide, 'free', 'hexagon'),
  maker('drovak', '#c9252b', '#26292b', fast, 'slanted-plate', null),
  maker('tavuro', '#f2b71b', '#1f2224', square, 'plate', null),
  maker('zarpok', '#12868b', '#2a2f31', narrow, 'stripe', null),
  maker('ognar', '#e2491d', '#2c2c2e', heavy, 'free', 'flame'),
  maker('jatobel', '#f0a30a', '#2b2b2b', soft, 'free', 'drop', 'lower'),
  maker('bigorno', '#1b3f73', '#e0a526', heavy, 'mark-plate', 'anvil'),
  maker('marteno', '#b92a2a', '#2a2a2c', square, 'stripe', null),
  maker('tornaz', '#1f5d86', '#c7372c', narrow, 'free', 'nut'),
  maker('alzure', '#1677c5', '#f2c230', soft, 'free', 'diamond', 'lower'),
  maker('serravil', '#4d7f1d', '#2a2d26', fast, 'free', 'saw'),
  maker('nivaro', '#e8b400', '#23272a', wide, 'frame', null),
  maker('medirel', '#0f7d84', '#e8e13a', soft, 'free', 'target', 'lower'),
  maker('fixorel', '#c22f26', '#4b5154', square, 'free', 'cross', 'lower'),
  maker('roscalde', '#2d4562', '#9aa4aa', narrow, 'plate', null),
  maker('trancaro', '#8a6a1c', '#2a2a2a', heavy, 'free', 'shield'),
  maker('canoria', '#1a73ba', '#e6eaeb', soft, 'free', 'wave', 'lower'),
  maker('torvane', '#47545e', '#c3a24a', fine, 'free', null),
  maker('ampalo', '#e9760f', '#30343a', heavy, 'free', 'bolt', 'lower'),
  maker('voltessa', '#66409c', '#e9c72d', fast, 'free', 'bolt'),
  maker('luzenda', '#f2ab14', '#3b3f42', soft, 'free', 'sun', 'lower'),
  maker('paralumo', '#0c93b8', '#2c3236', wide, 'stripe', null),
  maker('cascoril', '#efb90f', '#22272b', heavy, 'free', 'arch'),
  maker('pisandra', '#7a4b25', '#2a2420', wide, 'frame', null),
  maker('guardonia', '#2e8a4e', '#20282a', square, 'free', 'shield'),
  maker('matizal', '#d0347c', '#2c8fd0', soft, 'mark-plate', 'drop', 'lower'),
  maker('pintalva', '#d8382c', '#f4c12a', narrow, 'slanted-plate', null),
  maker('degravo', '#e5731a', '#2d3235', heavy, 'free', 'steps'),
  maker('ordello', '#c62f2f', '#26292c', square, 'frame', null),
  maker('urundel', '#5b3c1e', '#7aa23a', soft, 'free', 'leaf'),
  maker('gramalva', '#5f9a1f', '#242a20', fast, 'plate', null),
  maker('ondaru', '#5a36a8', '#1e1e24', soft, 'free', 'wave', 'lower'),
  maker('telmira', '#1d2a3a', '#38b6c8', fine, 'free', null, 'lower'),
  maker('bitanca', '#2857c9', '#20242c', square, 'plate', null, 'lower'),
  maker('ludrak', '#d01f3c', '#17181c', fast, 'slanted-plate', null),
  maker('kelvora', '#dd5a44', '#2f3133', soft, 'free', 'sun', 'title'),
  maker('florisena', '#b03a7b', '#d9b25c', fine, 'free', 'petals'),
  maker('nevuma', '#3c6e8f', '#23282c', wide, 'free', null, 'lower'),
];

const bySlug = new Map(makers.map((entry) => [entry.slug, entry]));

/** The maker of a slug. */
export const makerOf = (slug: string): Maker | undefined => bySlug.get(slug);

/** The name of a maker as its wordmark writes it. */
export function wordOf(maker: Maker): string {
  if (maker.letterCase === 'upper') return maker.name.toUpperCase();
  return maker.letterCase === 'lower' ? maker.name.toLowerCase() : maker.name;
}

/** The colours that a drawing is painted with. */
export interface Paint {
  readonly main: string;
  /** The main colour where light falls on it. */
  readonly light: string;
  /** The main colour in the shade. */
  readonly dark: string;
  /** The main colour in a crease. */
  readonly deep: string;
  readonly trim: string;
  /** What can be read on the main colour. */
  readonly onMain: string;
  readonly maker: Maker;
}

/** The paint of a maker's goods, or of one of them in another colour. */
export function paintOf(maker: Maker, main: string = maker.main): Paint {
  return {
    main,
    light: mix(main, '#ffffff', 0.24),
    dark: mix(main, '#000000', 0.2),
    deep: mix(main, '#000000', 0.42),
    trim: maker.trim,
    onMain: lightness(main) > 0.6 ? ink.black : ink.white,
    maker,
  };
}
