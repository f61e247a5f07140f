import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Texts (id → ICU text) as a JSON of syntax trees, so that browsers need no parser; also those without
 * variables, which react-intl would otherwise try to parse.
 * @throws for invalid ICU
 */
export function compiledTexts(texts: Readonly<Record<string, string>>): string {
  const trees = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, parse(text)] as const;
    } catch (cause) {
      throw new Error(`The message "${id}" is not valid ICU text: ${text}`, { cause });
    }
  });
  return JSON.stringify(Object.fromEntries(trees));
}
