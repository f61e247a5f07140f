/** A searched text as what has to be found. */
import { dimensionsAt, dimensionsKey } from './dimensions.ts';
import { withoutMoney } from './money-words.ts';
import { longestPhrase, phraseOf, type Synonyms } from './synonyms.ts';
import { codeKey, plainText, tokensOf, type Token } from './tokens.ts';

/** A part of a search: a word, a measure, a code, or a phrase that has synonyms. */
export interface Sought {
  /** As they were typed. */
  readonly tokens: readonly Token[];
  /** What else it may be called. */
  readonly synonyms: readonly (readonly Token[])[];
  /** The beginning of a code that it may be. */
  readonly code: string | undefined;
  /** The key of a measure of several dimensions, such as `6x40`, which its tokens are. */
  readonly dimensions?: string;
  /** Nothing follows it: perhaps it is still being typed. */
  readonly isLast: boolean;
}

/** What a part of a search came to. */
export interface Reading {
  readonly sought: Sought;
  /** Whether any product has it, perhaps as its correction. */
  readonly isFound: boolean;
  /** Whether its words stand in the catalogue as they are. */
  readonly isKnown: boolean;
  /** The keys that a mistyped word was taken for, the most frequent first; empty for any other. */
  readonly corrections: readonly string[];
  /** A measure that none of the products has that are shown: they have all words. */
  readonly isMissing: boolean;
  /** A missing measure to which other measures come near: products with the nearest come first. */
  readonly isNear: boolean;
  /** One of several measures that the products have, none of them all: they show only a part of what was sought. */
  readonly isApart: boolean;
}

/** Whether a part is a measure or a number, without any word. */
export function isMeasure({ tokens, dimensions }: Sought): boolean {
  return dimensions !== undefined || tokens.every(({ kind }) => kind !== 'word');
}

/**
 * How a synonym counts. One of several words is the name itself: `kit de chaves` are goods called `jogo de chaves`
 * rather than any whose names contain `kit` and `chave`.
 */
export function synonymKind(
  tokens: readonly Token[],
  synonym: readonly Token[],
): 'exact' | 'synonym' {
  return tokens.length > 1 && synonym.length > 1 ? 'exact' : 'synonym';
}

/** How many words and measures a part has. */
export function weightOf({ tokens, dimensions }: Sought): number {
  return dimensions === undefined ? tokens.length : 1;
}

/**
 * How many words and measures a product needs at least to be found by a text: half of them, but only the words
 * where there are products with all of them.
 */
export function leastOf(sought: readonly Sought[], haveAllWords: boolean): number {
  const sum = (parts: readonly Sought[]) => parts.reduce((total, one) => total + weightOf(one), 0);
  const half = Math.ceil(sum(sought) / 2);
  return haveAllWords ? Math.min(half, sum(sought.filter((one) => !isMeasure(one)))) : half;
}

/** So short a word begins words of all kinds: `pro` is no `profissional`. */
const shortWord = 3;

/**
 * The parts of a search in the order in which they are looked up. A short word comes after the others: it is
 * completed and corrected only beside words that are found.
 */
export function inTurn(sought: readonly Sought[]): readonly Sought[] {
  return [...sought.filter((one) => !isShort(one)), ...sought.filter(isShort)];
}

export function isShort({ tokens: [first, ...others] }: Sought): boolean {
  return first?.kind === 'word' && first.text.length <= shortWord && others.length === 0;
}

/** More only cost time. */
export const mostTokens = 8;

/** Letters, then digits, perhaps with hyphens between them. */
const codeLike = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;

/** Empty for a text without letters and digits. */
export function readQuery(text: string, synonyms: Synonyms): Sought[] {
  const plain = withoutMoney(plainText(text));
  const tokens = distinct(tokensOf(plain)).slice(0, mostTokens);
  if (tokens.length === 0) return unfinished(plain);
  const codes = Array.from(plain.matchAll(codeLike), ({ 0: code, index }) => ({
    code,
    from: index,
    to: index + code.length,
  })).filter(({ code }) => /\d/.test(code));
  const sought: Sought[] = [];
  for (let at = 0; at < tokens.length;) {
    const across = dimensionsAt(tokens, at);
    if (across > 1) {
      const own = tokens.slice(at, at + across);
      at += across;
      const isLast = at >= tokens.length;
      const dimensions = dimensionsKey(own);
      sought.push({ tokens: own, synonyms: [], code: undefined, dimensions, isLast });
      continue;
    }
    const first = tokens[at]?.at ?? 0;
    const written = codes.find(({ from, to }) => from <= first && first < to);
    const inCode = written ? tokens.filter((token) => isIn(token, written)).length : 0;
    const length = Math.max(inCode, phraseLength(tokens, at, synonyms));
    const own = tokens.slice(at, at + length);
    at += length;
    sought.push({
      tokens: own,
      synonyms: synonyms.get(phraseOf(own)) ?? [],
      code: written && codeKey(written.code),
      isLast: at >= tokens.length,
    });
  }
  return sought;
}

function isIn({ at }: Token, { from, to }: { readonly from: number; readonly to: number }) {
  return from <= at && at < to;
}

/** How many tokens from here are the longest phrase that has synonyms; otherwise one. */
function phraseLength(tokens: readonly Token[], at: number, synonyms: Synonyms): number {
  for (let length = longestPhrase; length > 1; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.length === length && synonyms.has(phraseOf(part))) return length;
  }
  return 1;
}

/** Dimensions may be equal: a sheet of 4 x 4 m. */
function distinct(tokens: readonly Token[]): Token[] {
  const keys = tokens.map(({ key }) => key);
  return tokens.filter(
    ({ key, isAcross }, index) =>
      isAcross || tokens[index + 1]?.isAcross || keys.indexOf(key) === index,
  );
}

/** An idle word alone may be the beginning of another: `para` of `parafuso`. */
function unfinished(plain: string): Sought[] {
  const text = plain.match(/[a-z]+/g)?.at(-1);
  if (text === undefined) return [];
  const token = { kind: 'word', key: text, text, at: 0 } as const;
  return [{ tokens: [token], synonyms: [], code: undefined, isLast: true }];
}
