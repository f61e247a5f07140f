import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const messageFile = /\/packages\/storefront\/messages\/[a-z]{2}-[A-Z]{2}\.json$/;

/**
 * Turns `messages/<locale>.json` (id → ICU text) into syntax trees, so that neither a build step nor
 * a parser in the browser is needed. A text without variables becomes a tree too: react-intl would
 * parse it otherwise, and show it only because that fails. A text that is not valid ICU fails the
 * build with its id.
 */
export function compileMessages(): Plugin {
  return {
    name: 'ponte:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: messageFile },
      handler(code) {
        const texts: Record<string, string> = JSON.parse(code);
        const compiled = Object.entries(texts).map(([id, text]) => {
          try {
            return [id, parse(text)] as const;
          } catch (cause) {
            throw new Error(`The message "${id}" is not valid ICU text: ${text}`, { cause });
          }
        });
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
      },
    },
  };
}
