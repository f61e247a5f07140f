/** A searched text as what has to be found. */
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

function distinct(tokens: readonly Token[]): Token[] {
  const keys = tokens.map(({ key }) => key);
  return tokens.filter(({ key }, index) => keys.indexOf(key) === index);
}

/** An idle word alone may be the beginning of another: `para` of `parafuso`. */
function unfinished(plain: string): Sought[] {
  const text = plain.match(/[a-z]+/g)?.at(-1);
  if (text === undefined) return [];
  const token = { kind: 'word', key: text, text, at: 0 } as const;
  return [{ tokens: [token], synonyms: [], code: undefined, isLast: true }];
}
