/**
 * Where a word stands in a product, as one byte: a place from 0 to 15 for each language. The better
 * place has the higher number.
 */
import type { Lang } from '@ponte/contract/wire';
import { mostTokens } from '../text/query.ts';

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

/** The most that a search counts: all words in the best place. */
export const bestScore = mostTokens * mostWorth;

/** What a match in the shop's other language counts, in parts of one in its own. */
const inOtherLanguage = 0.8;

/**
 * How a word was found: what that counts in parts of the word itself, and the least place for it.
 * `named` is a number and `begun` two letters that are the whole search: elsewhere they are chance.
 * So are beginnings of words in long texts, which are most of a large catalogue.
 */
const kinds = {
  exact: { part: 1, least: places.text },
  named: { part: 1, least: places.code },
  synonym: { part: 0.9, least: places.text },
  prefix: { part: 0.7, least: places.group },
  begun: { part: 0.7, least: places.nameFirst },
  typo: { part: 0.5, least: places.text },
} as const;

export type MatchKind = keyof typeof kinds;

export function placeIn(lang: Lang, place: Place): number {
  return lang === 'pt' ? place << 4 : place;
}

/** A place of a word that both languages share, such as a brand's. */
export function placeInBoth(place: Place): number {
  return placeIn('pt', place) | placeIn('es', place);
}

/** The place in a language that a byte says; 0 for none. */
export function placeOf(byte: number, lang: Lang): number {
  return lang === 'pt' ? (byte >>> 4) & 0x0f : byte & 0x0f;
}

/** Whether a number is a place; 0 is none. */
export function isPlace(place: number): place is Place {
  return Object.values(places).some((one) => one === place);
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
  const tableOf = (kind: MatchKind) => {
    const { part, least } = kinds[kind];
    const worthFrom = (place: number) => (place < least ? 0 : worthOf(place));
    return Uint8Array.from({ length: 256 }, (_, byte) => {
      const [pt, es] = [worthFrom(byte >>> 4), worthFrom(byte & 0x0f)];
      const [own, other] = lang === 'pt' ? [pt, es] : [es, pt];
      return Math.ceil(Math.max(own, other * inOtherLanguage) * part);
    });
  };
  return {
    exact: tableOf('exact'),
    named: tableOf('named'),
    synonym: tableOf('synonym'),
    prefix: tableOf('prefix'),
    begun: tableOf('begun'),
    typo: tableOf('typo'),
  };
}

function worthOf(place: number): number {
  return isPlace(place) ? worth[place] : 0;
}
