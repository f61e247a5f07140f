/** How a shopper's text was understood, for the page. */
import type { WireUnderstood } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import type { ProductIndex } from './product-index.ts';
import type { ProductRow } from './product-rows.ts';
import { withoutMoney } from './text/money-words.ts';
import type { Reading, Sought } from './text/query.ts';
import { isIdle, plainText, tokensOf } from './text/tokens.ts';

/** Reads products by id. */
export type ReadRows = (ids: readonly number[]) => Promise<readonly ProductRow[]>;

/**
 * Undefined when all words were taken as they are and something was found.
 *
 * @param write a key of the search as people write it
 */
export async function understoodOf(
  text: string,
  { readings, total }: { readonly readings: readonly Reading[]; readonly total: number },
  write: (key: string) => Promise<string>,
): Promise<WireUnderstood | undefined> {
  const named = withoutAmounts(text);
  const isPlain =
    named === text &&
    readings.every((reading) => isShown(reading) && reading.corrections.length === 0);
  if (isPlain && total > 0) return undefined;
  const parts = partsOf(named, readings);
  const meant = await Promise.all(
    readings.map(async ({ corrections: [key] }) => key !== undefined && (await write(key))),
  );
  const lead = readings.length > 0 ? '' : named.trim();
  const understood = parts.map((part, index) => {
    const word = meant[index];
    if (!isShown(readings[index])) return '';
    return word ? part.replace(/^[^\s]+/, word) : part;
  });
  // What is left of `iphone 15` is a number that goods of all kinds have.
  const tellsGoods =
    readings.every(isShown) || readings.some((one) => isShown(one) && hasWord(one.sought));
  const near = parts.filter((_, index) => readings[index]?.isNear).map(withoutIdleEnd);
  const apart = parts.filter((_, index) => readings[index]?.isApart).map(withoutIdleEnd);
  return {
    sem_resultado: parts.filter((_, index) => isUnfound(readings[index])).map(withoutIdleEnd),
    ...(near.length > 0 && { medidas_proximas: near }),
    ...(apart.length > 0 && { medidas_separadas: apart }),
    corrigido: parts.flatMap((part, index) => {
      const para = meant[index];
      return para ? [{ de: withoutIdleEnd(part), para }] : [];
    }),
    entendido: isPlain
      ? text.trim()
      : tellsGoods
        ? withoutIdleEnd(`${lead}${understood.join(' ')}`)
        : '',
  };
}

/** Whether some of the products that are shown have it, with all other measures. */
function isShown(reading: Reading | undefined): boolean {
  return reading !== undefined && reading.isFound && !reading.isMissing && !reading.isApart;
}

/** Whether nothing comes of it, not even goods that are near or have a part. */
function isUnfound(reading: Reading | undefined): boolean {
  return !isShown(reading) && !reading?.isNear && !reading?.isApart;
}

function hasWord({ tokens }: Sought): boolean {
  return tokens.some(({ kind }) => kind === 'word');
}

/** Markup and brackets are no part of a word. */
const brackets = /[<>()[\]{}].*$/su;

/** A text with blanks where it names amounts of money; itself if it names none. */
function withoutAmounts(text: string): string {
  const plain = plainText(text);
  const left = withoutMoney(plain);
  if (left === plain) return text;
  const written = plain.length === text.length ? text : plain;
  return Array.from(left, (sign, at) => (sign === ' ' ? ' ' : written.charAt(at))).join('');
}

/** The text from one reading to the next, up to what is no part of it. */
function partsOf(text: string, readings: readonly Reading[]): string[] {
  const plain = plainText(text);
  // A ligature or a power is longer in plain text; the places are those of the plain text.
  const written = plain.length === text.length ? text : plain;
  const starts = readings.map(({ sought }) => sought.tokens[0]?.at ?? 0);
  return starts.map((start, index) =>
    written
      .slice(start, starts[index + 1])
      .replace(brackets, '')
      .trim(),
  );
}

/** Without words such as `de` at its end, unless they are all of it. */
function withoutIdleEnd(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  while (words.length > 1 && isIdle(plainText(words.at(-1) ?? ''))) words.pop();
  return words.join(' ').replace(/[\s,;.:-]+$/, '');
}

/** A key as it is written in the name of a product or a brand, in the language if there is one. */
export async function writtenWord(
  index: ProductIndex,
  key: string,
  lang: Lang,
  readRows: ReadRows,
): Promise<string> {
  const id = await index.findNamed(key, lang);
  const [row] = id === undefined ? [] : await readRows([id]);
  if (!row) return key;
  const names = lang === 'es' ? [row.nameEs, row.namePt] : [row.namePt, row.nameEs];
  for (const name of [...names, row.brandName ?? '']) {
    const word = wordIn(name, key);
    if (word !== undefined) return word;
  }
  return key;
}

function wordIn(name: string, key: string): string | undefined {
  return name
    .split(/[\s/,;()+"-]+/)
    .find((word) => tokensOf(word).some((token) => token.key === key))
    ?.toLowerCase();
}
