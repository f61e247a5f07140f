/** Full-text search that forgives accents, case, word order and a typo per word. */
import type { Lang } from '@ponte/contract/wire';
import { turned } from '../text/dimensions.ts';
import {
  inTurn,
  isMeasure,
  isShort,
  leastOf,
  mostTokens,
  readQuery,
  synonymKind,
  weightOf,
  type Reading,
  type Sought,
} from '../text/query.ts';
import { codeKey, tokensOf, type Token } from '../text/tokens.ts';
import { canBeMistyped, chosenCorrections, mostNear, oneTypoAway } from '../text/typos.ts';
import { equalMeasures } from '../text/units.ts';
import { addBit, addSet, keepCommon, membersOf, type Bits } from './bits.ts';
import { putNearestFirst } from './nearest-first.ts';
import { placeOf, places, worthsFor, type Worths } from './places.ts';
import {
  between,
  exactly,
  membersIn,
  productOf,
  startingWith,
  type KeyRange,
  type Postings,
} from './postings.ts';
import type { Numbers, Scratch } from './scratch.ts';
import type { Snapshot } from './snapshot.ts';

export interface SearchMatches {
  /** Products that have every word, or when none has, those that have most. */
  readonly matching: Bits;
  /** Products with exactly that code. */
  readonly code: Uint32Array;
  /** How well each matching product fits, at most `bestScore`. */
  readonly scores: Numbers;
  /** How each part of the text was read. */
  readonly readings: readonly Reading[];
}

/** Scores fit below it; the number of tokens found stands above it. */
const perToken = 1024;

/** So few letters begin words of most products. */
const fewLetters = 2;

/**
 * Searches a text; undefined when it has no letter or digit.
 *
 * A word finds words and codes that start with it, a number finds measures in any unit. A word
 * without any match is replaced by the catalogue's words one typo away; one of up to three letters only beside
 * words that are found. Two letters alone find names
 * that start with them; a number alone names and codes that have it, and others when none does.
 * @param isStrict finds products that have all words as they are, neither completed nor corrected
 */
export function searchProducts(
  snapshot: Snapshot,
  text: string,
  lang: Lang,
  scratch: Scratch,
  isStrict: boolean = false,
): SearchMatches | undefined {
  const sought = readQuery(text, snapshot.synonyms);
  if (sought.length === 0) return undefined;
  const isAlone = sought.length === 1 && sought[0]?.tokens.length === 1;
  const searchOf = (isStrict: boolean) =>
    new Search(snapshot, lang, { scratch, isStrict, isAlone });
  const [search, literally] = [searchOf(isStrict), searchOf(true)];
  const scores = scratch.takeNumbers();
  const [some, someWord, allWords] = [scratch.take(), scratch.take(), scratch.take()];
  const measures = new Map(sought.filter(isMeasure).map((one) => [one, scratch.take()]));
  const found = new Map<Sought, Omit<Reading, 'isMissing' | 'isNear' | 'isApart'>>();
  let [areFound, isFirstWord] = [true, true];
  for (const one of inTurn(sought)) {
    scratch.use(() => {
      const { found: own, corrections } = (areFound || !isShort(one) ? search : literally).find(
        one,
      );
      const { set, worths } = own;
      const isFound = !isEmpty(set);
      areFound &&= isFound;
      const isKnown = isFound && search.knows(one);
      found.set(one, { sought: one, isFound, isKnown, corrections });
      const weight = weightOf(one);
      for (const product of membersOf(set)) {
        scores[product] = (scores[product] ?? 0) + weight * (perToken + (worths[product] ?? 0));
      }
      addSet(some, set);
      const measure = measures.get(one);
      if (measure) addSet(measure, set);
      else if (isFound) {
        addSet(someWord, set);
        if (isFirstWord) addSet(allWords, set);
        else keepCommon(allWords, set);
        isFirstWord = false;
      }
    });
  }
  const words = sought.filter((one) => !measures.has(one));
  const haveAllWords = !isEmpty(allWords);
  // Measures alone are shared by goods of all kinds.
  const candidates = haveAllWords ? allWords : words.length > 0 ? someWord : some;
  const areKnown = haveAllWords && words.every((one) => found.get(one)?.isFound);
  const least = isStrict ? weightOfAll(sought) : leastOf(sought, areKnown);
  const matching = mostFound(candidates, scores, least, scratch.take());
  const isAny = words.length > 0 && !isStrict && !isEmpty(matching);
  const missing = isAny
    ? Array.from(measures).flatMap(([one, set]) => (isEmpty(common(set, matching)) ? [one] : []))
    : [];
  const present = Array.from(measures).filter(([one]) => !missing.includes(one));
  const isApart = isAny && present.length > 1 && !haveAll(present, matching, scratch.take());
  const near = putNearestFirst(snapshot, missing, { matching, scores });
  const { codes } = snapshot.data;
  return {
    matching,
    code: membersIn(codes, exactly(codes, codeKey(text))).map(productOf),
    scores,
    readings: sought.flatMap((one) => {
      const reading = found.get(one);
      const isNear = near.has(one);
      const isMissing = missing.includes(one);
      const isOneApart = isApart && measures.has(one) && !isMissing;
      return reading ? [{ ...reading, isMissing, isNear, isApart: isOneApart }] : [];
    }),
  };
}

function weightOfAll(sought: readonly Sought[]): number {
  return sought.reduce((sum, one) => sum + weightOf(one), 0);
}

/** Whether one of the products is in all sets. */
function haveAll(
  sets: readonly (readonly [Sought, Bits])[],
  products: Bits,
  together: Bits,
): boolean {
  addSet(together, products);
  for (const [, set] of sets) keepCommon(together, set);
  return !isEmpty(together);
}

/** In the first of the two. */
function common(set: Bits, other: Bits): Bits {
  keepCommon(set, other);
  return set;
}

/** Keeps those with most tokens, if they have enough, and takes the numbers off their scores. */
function mostFound(found: Bits, scores: Numbers, least: number, set: Bits): Bits {
  const products = membersOf(found);
  let most = least;
  for (const product of products) {
    most = Math.max(most, Math.floor((scores[product] ?? 0) / perToken));
  }
  for (const product of products) {
    const score = scores[product] ?? 0;
    if (score < most * perToken) continue;
    addBit(set, product);
    scores[product] = score - most * perToken;
  }
  return set;
}

/** How much of a text each product has: its words and measures, each by its place. */
export function wordScores(
  { data: { words } }: Snapshot,
  text: string,
  lang: Lang,
  scratch: Scratch,
): Numbers {
  const { exact } = worthsFor(lang);
  const scores = scratch.takeNumbers();
  const keys = new Set(tokensOf(text).map(({ key }) => key));
  for (const key of [...keys].slice(0, mostTokens)) {
    for (const member of membersIn(words, exactly(words, key))) {
      const product = productOf(member);
      scores[product] = (scores[product] ?? 0) + (exact[member & 0xff] ?? 0);
    }
  }
  return scores;
}

/** Kinds of matches of a whole token. */
type OfWhole = 'exact' | 'named' | 'synonym';

/** Products, and what the match in each is worth. */
interface Found {
  readonly set: Bits;
  readonly worths: Numbers;
}

interface SearchOptions {
  readonly scratch: Scratch;
  readonly isStrict: boolean;
  /** Whether one token is the whole search. */
  readonly isAlone: boolean;
}

class Search {
  readonly #words: Postings;
  readonly #codes: Postings;
  readonly #lang: Lang;
  readonly #worths: Worths;
  readonly #scratch: Scratch;
  readonly #isStrict: boolean;
  readonly #isAlone: boolean;

  constructor({ data }: Snapshot, lang: Lang, { scratch, isStrict, isAlone }: SearchOptions) {
    this.#words = data.words;
    this.#codes = data.codes;
    this.#lang = lang;
    this.#worths = worthsFor(lang);
    this.#scratch = scratch;
    this.#isStrict = isStrict;
    this.#isAlone = isAlone;
  }

  find({ tokens, synonyms, code, isLast, dimensions }: Sought) {
    const found = this.#nothing();
    if (dimensions !== undefined) {
      this.#addDimensions(found, dimensions);
      return { found, corrections: [] };
    }
    const [first] = tokens;
    if (first?.kind === 'number' && this.#isAlone && !this.#isStrict) {
      this.#addToken(found, first, 'named', isLast);
    }
    if (isEmpty(found.set)) this.#addAll(found, tokens, 'exact', isLast);
    for (const other of synonyms) this.#addAll(found, other, synonymKind(tokens, other), false);
    if (this.#isStrict) return { found, corrections: [] };
    if (code !== undefined) this.#addCodes(found, code);
    const [word] = tokens;
    const isMistyped = tokens.length === 1 && word && canBeMistyped(word.key) && isEmpty(found.set);
    const corrections = isMistyped ? correctionsOf(this.#words, word.key, this.#lang) : [];
    for (const meant of corrections) {
      this.#add(found, exactly(this.#words, meant), this.#worths.typo);
    }
    return { found, corrections };
  }

  /** Numbers are known when they are found. */
  knows({ tokens, dimensions }: Sought): boolean {
    if (dimensions !== undefined) return true;
    return tokens.every(({ kind, key }) => {
      const same = exactly(this.#words, key);
      return kind !== 'word' || same.from < same.to;
    });
  }

  #nothing(): Found {
    return { set: this.#scratch.take(), worths: this.#scratch.takeNumbers() };
  }

  /** Adds what has all of the tokens, worth their average. */
  #addAll(found: Found, tokens: readonly Token[], kind: OfWhole, isLast: boolean) {
    const [first, ...others] = tokens;
    if (!first) return;
    if (others.length === 0) return this.#addToken(found, first, kind, isLast);
    this.#scratch.use(() => {
      const all = this.#nothing();
      this.#addToken(all, first, kind, false);
      for (const [index, token] of others.entries()) {
        this.#scratch.use(() => {
          const one = this.#nothing();
          this.#addToken(one, token, kind, isLast && index === others.length - 1);
          keepCommon(all.set, one.set);
          for (const product of membersOf(all.set)) {
            all.worths[product] = (all.worths[product] ?? 0) + (one.worths[product] ?? 0);
          }
        });
      }
      for (const product of membersOf(all.set)) {
        raise(found, product, Math.ceil((all.worths[product] ?? 0) / tokens.length));
      }
    });
  }

  #addToken(found: Found, token: Token, kind: OfWhole, isLast: boolean): void {
    const { key } = token;
    const same = exactly(this.#words, key);
    this.#add(found, same, this.#worths[kind]);
    if (token.kind === 'measure') {
      for (const equal of equalMeasures(key)) {
        this.#add(found, exactly(this.#words, equal), this.#worths[kind]);
      }
    } else if (token.kind === 'number') {
      this.#add(found, between(this.#words, `${key} `, `${key}!`), this.#worths[kind]);
    } else if (!this.#isStrict && token.text.length > 1 && (isLast || same.from === same.to)) {
      const begun = this.#isAlone && token.text.length <= fewLetters ? 'begun' : 'prefix';
      this.#add(found, startingWith(this.#words, token.text), this.#worths[begun]);
    }
  }

  /** In either order, in any unit where none is said. */
  #addDimensions(found: Found, key: string): void {
    for (const one of [key, turned(key)]) {
      this.#add(found, exactly(this.#words, one), this.#worths.exact);
      if (!one.includes(' ')) {
        this.#add(found, between(this.#words, `${one} `, `${one}!`), this.#worths.exact);
      }
    }
  }

  #addCodes(found: Found, start: string): void {
    for (const member of membersIn(this.#codes, startingWith(this.#codes, start))) {
      raise(found, productOf(member), this.#worths.exact[member & 0xff] ?? 0);
    }
  }

  #add({ set, worths }: Found, range: KeyRange, table: Uint8Array): void {
    const members = membersIn(this.#words, range);
    for (let at = 0; at < members.length; at += 1) {
      const member = members[at] ?? 0;
      const product = member >>> 8;
      const worth = table[member & 0xff] ?? 0;
      if (worth <= (worths[product] ?? 0)) continue;
      worths[product] = worth;
      addBit(set, product);
    }
  }
}

function raise({ set, worths }: Found, product: number, worth: number): void {
  worths[product] = Math.max(worths[product] ?? 0, worth);
  addBit(set, product);
}

function isEmpty(set: Bits): boolean {
  return set.every((word) => word === 0);
}

/** Corrections within one typo: words of product names first, otherwise words of longer texts. */
function correctionsOf(words: Postings, word: string, lang: Lang): readonly string[] {
  const near = [...oneTypoAway(word)]
    .map((key) => ({ key, members: membersIn(words, exactly(words, key)) }))
    .filter(({ members }) => members.some((member) => placeOf(member, lang) > 0))
    .toSorted((a, b) => b.members.length - a.members.length)
    .slice(0, mostNear)
    .map(({ key, members }) => ({ key, named: namedIn(members, lang) }));
  return chosenCorrections(word, near);
}

/** How many goods have a word in their name, brand or code. */
function namedIn(members: Uint32Array, lang: Lang): number {
  return members.filter((member) => placeOf(member, lang) >= places.brand).length;
}
