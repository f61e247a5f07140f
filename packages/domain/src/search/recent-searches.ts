import { isListOf, isText, parseStored } from '../kept/index.ts';

/** How many searches are remembered. */
const recentSearchesKept = 5;

const areTexts = /* @__PURE__ */ isListOf(isText);

/** The searches in what the browser keeps; null when it can't be read. */
export function parseRecentSearches(text: string): readonly string[] | null {
  return parseStored(areTexts, text)?.slice(0, recentSearchesKept) ?? null;
}

/** The remembered searches after another one: the latest first, each once however it is written. */
export function withRecentSearch(texts: readonly string[], text: string): readonly string[] {
  const latest = text.trim();
  if (latest === '' || latest === texts[0]) return texts;
  const same = latest.toLocaleLowerCase();
  const others = texts.filter((other) => other.toLocaleLowerCase() !== same);
  return [latest, ...others].slice(0, recentSearchesKept);
}
