/** Which categories, departments and brands a search text names. */
import type { Lang } from '@ponte/contract/wire';
import type { Reading } from './text/query.ts';
import { tokensOf, type Token } from './text/tokens.ts';

/** A group by its name in each language. */
export interface NamedGroup<Item> {
  readonly item: Item;
  readonly names: Readonly<Record<Lang, readonly Token[]>>;
  /** Of equal matches, the group with more products comes first. */
  readonly products: number;
}

export function nameTokens(pt: string, es: string): Readonly<Record<Lang, readonly Token[]>> {
  return { pt: tokensOf(pt), es: tokensOf(es) };
}

/** How a word was found in a name, and what that counts. */
const worth = { exact: 4, synonym: 3, prefix: 2, typo: 1, none: 0 };

/** What a name counts in the shop's language and in the other one. */
const languages = { own: 1, other: 0.8 };

/**
 * Groups whose name has all words of the text; without any, those whose whole name is in the text
 * (`furadeira brontal` names a department and a brand). Measures and numbers belong to goods.
 */
export function matchingGroups<Item>(
  groups: readonly NamedGroup<Item>[],
  readings: readonly Reading[],
  lang: Lang,
): Item[] {
  const words = readings.filter(
    ({ sought, isFound }) => isFound && sought.tokens.every(({ kind }) => kind === 'word'),
  );
  if (words.length === 0) return [];
  const other = lang === 'es' ? 'pt' : 'es';
  const scored = groups.map((group) => ({
    group,
    all: Math.max(
      languages.own * allWords(words, group.names[lang]),
      languages.other * allWords(words, group.names[other]),
    ),
    whole: wholeName(words, group.names[lang]) || wholeName(words, group.names[other]),
  }));
  const best = scored.filter(({ all }) => all > 0);
  return (best.length > 0 ? best : scored.filter(({ whole }) => whole))
    .toSorted((a, b) => b.all - a.all || b.group.products - a.group.products)
    .map(({ group }) => group.item);
}

/** The average of how the words were found; zero when one was not. A whole name counts more. */
function allWords(words: readonly Reading[], name: readonly Token[]): number {
  const worths = words.map((reading) => wordIn(reading, name));
  if (worths.includes(worth.none)) return 0;
  const sum = worths.reduce((total, one) => total + one, 0);
  return sum / worths.length + Math.min(1, words.length / name.length);
}

function wordIn({ sought, corrections }: Reading, name: readonly Token[]): number {
  const has = (key: string) => name.some((token) => token.key === key);
  if (sought.tokens.every(({ key }) => has(key))) return worth.exact;
  if (sought.synonyms.some((phrase) => phrase.every(({ key }) => has(key)))) return worth.synonym;
  const last = sought.tokens.at(-1)?.text ?? '';
  const begins = sought.isLast && last.length > 1;
  if (begins && name.some(({ text }) => text.startsWith(last))) return worth.prefix;
  return corrections.some(has) ? worth.typo : worth.none;
}

/** Whether the text has every word of a name. */
function wholeName(words: readonly Reading[], name: readonly Token[]): boolean {
  return (
    name.length > 0 &&
    name.every(({ key }) =>
      words.some(
        ({ sought, corrections }) =>
          sought.tokens.some((token) => token.key === key) || corrections.includes(key),
      ),
    )
  );
}
