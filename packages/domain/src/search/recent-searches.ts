import { isListOf, isText, parseStored } from '../stored/index.ts';

const recentSearchesKept = 5;

const areTexts = /* @__PURE__ */ isListOf(isText);

/** Null when invalid. */
export function parseRecentSearches(text: string): readonly string[] | null {
  return parseStored(areTexts, text)?.slice(0, recentSearchesKept) ?? null;
}

/** Adds a search: the latest first, each once regardless of case. */
export function withRecentSearch(texts: readonly string[], text: string): readonly string[] {
  const latest = text.trim();
  if (latest === '' || latest === texts[0]) return texts;
  const same = latest.toLocaleLowerCase();
  const others = texts.filter((other) => other.toLocaleLowerCase() !== same);
  return [latest, ...others].slice(0, recentSearchesKept);
}
