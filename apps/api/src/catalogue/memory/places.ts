/**
 * Where a word stands in a product, as one byte: a place from 0 to 15 for each language. The better
 * place has the higher number.
 */
import type { Lang } from '@ponte/contract/wire';

export const places = {
  text: 1,
  specification: 2,
  /** The category's or the department's name. */
  group: 3,
  brand: 4,
  code: 5,
  /** The name beyond its second word. */
  name: 6,
  nameSecond: 7,
  nameFirst: 8,
} as const;

export type Place = (typeof places)[keyof typeof places];

/** What a match at a place counts; the best sum of a search's words comes first. */
const worth: Readonly<Record<Place, number>> = {
  [places.text]: 10,
  [places.specification]: 20,
  [places.group]: 30,
  [places.brand]: 45,
  [places.code]: 45,
  [places.name]: 50,
  [places.nameSecond]: 60,
  [places.nameFirst]: 70,
};

/** The most that a word counts. */
export const mostWorth = 70;

/** What a match in the shop's other language counts, in parts of one in its own. */
const inOtherLanguage = 0.8;

/** How a word was found, and what that counts in parts of the word itself. */
const kinds = { exact: 1, synonym: 0.9, prefix: 0.7, typo: 0.5 };

export type MatchKind = keyof typeof kinds;

export function placeIn(lang: Lang, place: Place): number {
  return lang === 'pt' ? place << 4 : place;
}

/** A place of a word that both languages share, such as a brand's. */
export function placeInBoth(place: Place): number {
  return placeIn('pt', place) | placeIn('es', place);
}

/** Of two bytes the better place in each language. */
export function better(a: number, b: number): number {
  return Math.max(a & 0xf0, b & 0xf0) | Math.max(a & 0x0f, b & 0x0f);
}

/** What each byte of places counts, by language and kind of match. */
export type Worths = Readonly<Record<MatchKind, Uint8Array>>;

const worths = { pt: worthsIn('pt'), es: worthsIn('es') };

export function worthsFor(lang: Lang): Worths {
  return worths[lang];
}

function worthsIn(lang: Lang): Worths {
  const tableOf = (kind: MatchKind) =>
    Uint8Array.from({ length: 256 }, (_, byte) => {
      const [pt, es] = [worthOf(byte >>> 4), worthOf(byte & 0x0f)];
      const [own, other] = lang === 'pt' ? [pt, es] : [es, pt];
      const worth = Math.max(own, other * inOtherLanguage);
      // Beginnings of words in long texts are chance, and most of a large catalogue.
      if (kind === 'prefix' && worth <= worthOf(places.specification)) return 0;
      return Math.ceil(worth * kinds[kind]);
    });
  return {
    exact: tableOf('exact'),
    synonym: tableOf('synonym'),
    prefix: tableOf('prefix'),
    typo: tableOf('typo'),
  };
}

function worthOf(place: number): number {
  const known = Object.values(places).find((one) => one === place);
  return known === undefined ? 0 : worth[known];
}
