/** The words, numbers and measures of a text, as they are indexed and searched. */
import { dimensionsIn } from './dimensions.ts';
import { unitOf, type Unit } from './units.ts';

export interface Token {
  /**
   * - `word`: letters, perhaps with digits (`furadeira`, `m8`, `0002`)
   * - `number`: without a unit (`20`, `1/2`, `1+1/2`)
   * - `measure`: a number and its unit (`20 v`, `1/2 in`)
   */
  readonly kind: 'word' | 'number' | 'measure';
  /** What is indexed: lower case, without accents, words in the singular. */
  readonly key: string;
  /** As it was written, in lower case and without accents. */
  readonly text: string;
  /** Where it begins in the plain text. */
  readonly at: number;
  /** Stands after an `x` behind the token before it, as the 40 in `6 x 40`. */
  readonly isAcross?: true;
}

/** Longer words are not indexed. */
const longestWord = 40;

/** Words of either language that tell nothing of a product. */
const idle = new Set(
  (
    'a ao aos as com da das de do dos e em na nas no nos o os ou p para pelo pela por que se um uma uns umas x ' +
    'al con del el en la las lo los o su sus un una unos unas y'
  ).split(' '),
);

/** Whether a plain word is left out, as `de` and `para` are. */
export function isIdle(word: string): boolean {
  return idle.has(word);
}

/** Lower case without accents; typographic quotes, fractions and powers as they are typed. */
export function plainText(text: string): string {
  const plain = /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/[“”″]|''|′′/g, '"')
    .replaceAll('\u2044', '/')
    .replace(/(\d)x(?=\d)/g, '$1 x ');
}

/** A fraction, perhaps after a whole number; a number; a word. */
const part =
  /(?:(\d{1,2})[ .+-])?(\d{1,2})\/(\d{1,2})(?![\d/.,])|(\d+(?:[.,]\d+)*)|[a-z][a-z0-9]*/g;

/** Between the numbers of a measure (`6 x 160 mm`) or of a range (`4 a 10 mm`). */
const joints = new Set(['x', 'a', 'ate', 'hasta']);
const dash = /^ ?[-/] ?$/;

/** The tokens of a text in order, without idle words. */
export function tokensOf(text: string): Token[] {
  const reading = new Reading(plainText(text));
  const scan = new RegExp(part);
  for (let found = scan.exec(reading.plain); found; found = scan.exec(reading.plain)) {
    const [written, whole, over, under, digits] = found;
    if (/^[a-z]/.test(written)) reading.addWord(written, found.index);
    else {
      const value = digits === undefined ? fraction(whole, over, under) : decimal(digits);
      scan.lastIndex = reading.addNumber(written, value, found.index);
    }
  }
  return reading.tokens;
}

/** The number of a trade name: `6013` of `e6013` and `6205` of `6205zz`, but no `8` of `m8`. */
const tradeNumber = /^(?:[a-z]{1,3}(\d{3,5})[a-z]{0,2}|(\d{3,5})[a-z]{1,2})$/;

/** A key by which a product is found, and the number of its token in the text. */
interface SearchKey {
  readonly key: string;
  readonly place: number;
}

/** All keys by which a product with a text is found. */
export function searchKeysOf(text: string): readonly SearchKey[] {
  const tokens = tokensOf(text);
  return [
    ...tokens.flatMap((token, place) => searchKeys(token).map((key) => ({ key, place }))),
    ...dimensionsIn(tokens).map(({ key, at }) => ({ key, place: at })),
  ];
}

/** A token's key, and the number of a trade name. */
function searchKeys({ kind, key }: Token): readonly string[] {
  const [, after, before] = kind === 'word' ? (tradeNumber.exec(key) ?? []) : [];
  const number = decimal(after ?? before ?? '');
  return number === undefined || !(after ?? before) ? [key] : [key, number];
}

class Reading {
  readonly plain: string;
  readonly tokens: Token[] = [];
  /** Numbers whose unit may follow the next number. */
  #waiting: number[] = [];
  #joint = '';
  /** Whether the last word was an `x`. */
  #isCrossed = false;
  /** Where the last number ended. */
  #end = 0;

  constructor(plain: string) {
    this.plain = plain;
  }

  addWord(written: string, at: number): void {
    this.#isCrossed = written === 'x';
    if (joints.has(written) && this.#waiting.length > 0) this.#joint = written;
    else this.#waiting = [];
    if (!idle.has(written)) this.tokens.push(wordOf(written, at));
  }

  /**
   * @param value undefined for what is no number after all
   * @returns where the number with its unit ends
   */
  addNumber(text: string, value: string | undefined, at: number): number {
    const { plain, tokens } = this;
    const end = at + text.length;
    if (dash.test(plain.slice(this.#end, at))) this.#joint = '-';
    if (this.#joint === '') this.#waiting = [];
    const unit = value === undefined ? undefined : unitAt(plain, end, value);
    const glued = unit ? '' : lettersAt(plain, end);
    const across = this.#isCrossed && tokens.length > 0 ? ({ isAcross: true } as const) : {};
    this.#isCrossed = false;
    if (value === undefined || glued !== '') {
      // A code (`0002`), a model (`2p`), or no fraction (`500/1000`).
      const words = `${text}${glued}`.split(/[^a-z0-9]+/);
      tokens.push(...words.map((word) => wordOf(word, at)));
      this.#waiting = [];
    } else if (unit) {
      this.#shareUnit(unit);
      tokens.push({ kind: 'measure', key: `${value} ${unit.name}`, text, at, ...across });
      this.#waiting = [];
    } else {
      this.#waiting.push(tokens.length);
      tokens.push({ kind: 'number', key: value, text, at, ...across });
    }
    this.#joint = '';
    this.#end = end + (unit?.length ?? glued.length);
    return this.#end;
  }

  #shareUnit({ name, isLength }: Unit): void {
    // `2 x 4 Ah` are two batteries, not two ampere hours.
    if (this.#joint === 'x' && !isLength) return;
    for (const index of this.#waiting) {
      const token = this.tokens[index];
      if (token) this.tokens[index] = { ...token, kind: 'measure', key: `${token.key} ${name}` };
    }
  }
}

/** A code as it is compared: without case, accents and separators. */
export function codeKey(code: string): string {
  return plainText(code).replace(/[^a-z0-9]+/g, '');
}

function wordOf(text: string, at: number): Token {
  return { kind: 'word', key: singular(text.slice(0, longestWord)), text, at };
}

const divisors = new Set([2, 3, 4, 8, 16, 32, 64]);

/** `1/2` or `1+1/2`; undefined for other pairs of numbers. */
function fraction(whole: string | undefined, over = '', under = ''): string | undefined {
  const isProper = Number(over) < Number(under) && divisors.has(Number(under));
  if (!isProper) return undefined;
  return `${whole === undefined ? '' : `${Number(whole)}+`}${Number(over)}/${Number(under)}`;
}

/** A number as both languages write it (`1.800`, `2,5`); undefined for a code such as `0002`. */
function decimal(text: string): string | undefined {
  if (/^0\d/.test(text)) return undefined;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const value = Number((isGrouped ? text.replaceAll('.', '') : text).replace(',', '.'));
  return Number.isNaN(value) ? undefined : String(value);
}

interface FoundUnit extends Unit {
  /** Characters up to its end. */
  readonly length: number;
}

const unitText = / ?("|[a-z]+[23]?)(?![a-z0-9])/y;
const nextNumber = / +(\d+(?:[.,]\d+)?)/y;

function unitAt(plain: string, at: number, value: string): FoundUnit | undefined {
  unitText.lastIndex = at;
  const [written, name = ''] = unitText.exec(plain) ?? [];
  const unit = written === undefined ? undefined : unitOf(name);
  if (!unit || written === undefined) return undefined;
  // `10 a 13 mm` is a range, `10 a 3 m` are ten amperes.
  nextNumber.lastIndex = at + written.length;
  const next = name === 'a' ? nextNumber.exec(plain)?.[1] : undefined;
  const isRange = next !== undefined && Number(value) < Number(decimal(next));
  return isRange ? undefined : { ...unit, length: written.length };
}

const letters = /[a-z][a-z0-9]*/y;

function lettersAt(plain: string, at: number): string {
  letters.lastIndex = at;
  return letters.exec(plain)?.[0] ?? '';
}

/**
 * The same for singular and plural in both languages: `conexões` as `conexão`, `níveis` as `nível`,
 * `taladros` as `taladro`, `cables` and `cable` as `cabl`.
 */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word
    .replace(/[oa]es$/, 'ao')
    .replace(/([aeou])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=..[^e])e$/, '');
}
