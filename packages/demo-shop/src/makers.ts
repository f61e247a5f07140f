import { ink, lightness, mix } from './colour.ts';
import type { Lettering } from './lettering.ts';

/** How an invented maker's goods look: their colours, and the wordmark on them. */
export interface Maker {
  /** The colour of its goods. */
  readonly main: string;
  /** The second colour: grips, caps, stripes. */
  readonly trim: string;
  /** Its name as its wordmark writes it. */
  readonly word: string;
  readonly lettering: Lettering;
}

const heavy: Lettering = { weight: 2.35, round: 1.8, gap: 1.1 };
const square: Lettering = { weight: 2.1, round: 1.3, gap: 1.4 };
const soft: Lettering = { weight: 1.9, round: 3.4, gap: 1.7 };
const fine: Lettering = { weight: 1.15, round: 3.4, gap: 3.2 };
const wide: Lettering = { weight: 1.9, round: 1.6, gap: 2, stretch: 1.3 };
const narrow: Lettering = { weight: 2.1, round: 2.2, gap: 1.2, stretch: 0.72 };
const fast: Lettering = { weight: 2.2, round: 1.9, gap: 1.2, slant: 12 };
const black = ink.black;

/** The forty invented makers by their slugs. None of the names is a known trademark. */
const makers: Readonly<Record<string, Maker>> = {
  brontal: { main: '#0b6b46', trim: black, word: 'BRONTAL', lettering: heavy },
  vurtano: { main: '#ea6a12', trim: '#2b2f31', word: 'VURTANO', lettering: fast },
  kordeno: { main: '#1e62b4', trim: '#1c2126', word: 'KORDENO', lettering: wide },
  drovak: { main: '#c9252b', trim: '#26292b', word: 'DROVAK', lettering: fast },
  tavuro: { main: '#f2b71b', trim: '#1f2224', word: 'TAVURO', lettering: square },
  zarpok: { main: '#12868b', trim: '#2a2f31', word: 'ZARPOK', lettering: narrow },
  ognar: { main: '#e2491d', trim: '#2c2c2e', word: 'OGNAR', lettering: heavy },
  jatobel: { main: '#f0a30a', trim: '#2b2b2b', word: 'jatobel', lettering: soft },
  bigorno: { main: '#1b3f73', trim: '#e0a526', word: 'BIGORNO', lettering: heavy },
  marteno: { main: '#b92a2a', trim: '#2a2a2c', word: 'MARTENO', lettering: square },
  tornaz: { main: '#1f5d86', trim: '#c7372c', word: 'TORNAZ', lettering: narrow },
  alzure: { main: '#1677c5', trim: '#f2c230', word: 'alzure', lettering: soft },
  serravil: { main: '#4d7f1d', trim: '#2a2d26', word: 'SERRAVIL', lettering: fast },
  nivaro: { main: '#e8b400', trim: '#23272a', word: 'NIVARO', lettering: wide },
  medirel: { main: '#0f7d84', trim: '#e8e13a', word: 'medirel', lettering: soft },
  fixorel: { main: '#c22f26', trim: '#4b5154', word: 'fixorel', lettering: square },
  roscalde: { main: '#2d4562', trim: '#9aa4aa', word: 'ROSCALDE', lettering: narrow },
  trancaro: { main: '#8a6a1c', trim: '#2a2a2a', word: 'TRANCARO', lettering: heavy },
  canoria: { main: '#1a73ba', trim: '#e6eaeb', word: 'canoria', lettering: soft },
  torvane: { main: '#47545e', trim: '#c3a24a', word: 'TORVANE', lettering: fine },
  ampalo: { main: '#e9760f', trim: '#30343a', word: 'ampalo', lettering: heavy },
  voltessa: { main: '#66409c', trim: '#e9c72d', word: 'VOLTESSA', lettering: fast },
  luzenda: { main: '#f2ab14', trim: '#3b3f42', word: 'luzenda', lettering: soft },
  paralumo: { main: '#0c93b8', trim: '#2c3236', word: 'PARALUMO', lettering: wide },
  cascoril: { main: '#efb90f', trim: '#22272b', word: 'CASCORIL', lettering: heavy },
  pisandra: { main: '#7a4b25', trim: '#2a2420', word: 'PISANDRA', lettering: wide },
  guardonia: { main: '#2e8a4e', trim: '#20282a', word: 'GUARDONIA', lettering: square },
  matizal: { main: '#d0347c', trim: '#2c8fd0', word: 'matizal', lettering: soft },
  pintalva: { main: '#d8382c', trim: '#f4c12a', word: 'PINTALVA', lettering: narrow },
  degravo: { main: '#e5731a', trim: '#2d3235', word: 'DEGRAVO', lettering: heavy },
  ordello: { main: '#c62f2f', trim: '#26292c', word: 'ORDELLO', lettering: square },
  urundel: { main: '#5b3c1e', trim: '#7aa23a', word: 'URUNDEL', lettering: soft },
  gramalva: { main: '#5f9a1f', trim: '#242a20', word: 'GRAMALVA', lettering: fast },
  ondaru: { main: '#5a36a8', trim: '#1e1e24', word: 'ondaru', lettering: soft },
  telmira: { main: '#1d2a3a', trim: '#38b6c8', word: 'telmira', lettering: fine },
  bitanca: { main: '#2857c9', trim: '#20242c', word: 'bitanca', lettering: square },
  ludrak: { main: '#d01f3c', trim: '#17181c', word: 'LUDRAK', lettering: fast },
  kelvora: { main: '#dd5a44', trim: '#2f3133', word: 'Kelvora', lettering: soft },
  florisena: { main: '#b03a7b', trim: '#d9b25c', word: 'FLORISENA', lettering: fine },
  nevuma: { main: '#3c6e8f', trim: '#23282c', word: 'nevuma', lettering: wide },
};

/** The maker of a slug. */
export const makerOf = (slug: string): Maker | undefined =>
  Object.hasOwn(makers, slug) ? makers[slug] : undefined;

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
  /** The second colour where light falls on it. */
  readonly trimLit: string;
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
    trimLit: maker.trim === ink.black ? ink.coal : maker.trim,
    onMain: lightness(main) > 0.6 ? ink.black : ink.white,
    maker,
  };
}
