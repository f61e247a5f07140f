import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledTexts } from '@ponte/web-server/vite';
import type { Plugin } from 'vite';
import { textsIn } from './texts-in.ts';

type Locale = 'pt-BR' | 'es-PY';

export interface MessagesOptions {
  /** The app's own locale, whose texts are in the code; those of the other one are a file. */
  readonly locale: Locale;
}

const otherThan: Record<Locale, Locale> = { 'pt-BR': 'es-PY', 'es-PY': 'pt-BR' };

const atHome = (path: string) => join(import.meta.dirname, '..', path).replaceAll('\\', '/');
const messagesFolder = atHome('messages');
const sourceFile = /\/packages\/storefront\/src\/.*\.tsx?$/;

/** Marks virtual modules, which other plugins ignore. */
const madeUp = '\0ponte:';

/**
 * Compiles the shop's texts, which are in `messages/<area>` (id → ICU text). A source file takes along the
 * texts of the app's own locale whose ids it contains (`texts-in.ts`). `#shop-texts` is the `Localized` of
 * all of them, where the other locale is one lazy file; `#kit-texts` that of the design system.
 * @throws while building, for invalid ICU
 */
export function messages({ locale }: MessagesOptions): Plugin {
  const other = otherThan[locale];
  let own: ShopTexts | undefined;
  return {
    name: 'ponte:messages',
    enforce: 'pre',
    watchChange(id) {
      if (id.startsWith(messagesFolder)) own = undefined;
    },
    resolveId: {
      filter: { id: /^(?:#(?:shop|kit)-texts|\0ponte:.*)$/ },
      handler: (id) => id.replace('#', madeUp),
    },
    load: {
      filter: { id: /^\0ponte:/ },
      handler(id) {
        if (id === `${madeUp}shop-texts`) return localizedShop(locale, other);
        if (id === `${madeUp}kit-texts`) return localizedKit(locale, other);
        const { files, texts } = readShopTexts(other);
        for (const file of files) this.addWatchFile(file);
        return `export default ${compiledTexts(texts)};`;
      },
    },
    transform: {
      filter: { id: sourceFile, code: /['"`][a-z]\w*\./i },
      handler(code) {
        own ??= readShopTexts(locale);
        const texts = textsIn(code, own.texts);
        if (Object.keys(texts).length === 0) return undefined;
        for (const file of own.files) this.addWatchFile(file);
        return { code: `${code}\n${bringing(texts)}`, map: null };
      },
    },
  };
}

/** Texts by their ids. */
type Texts = Readonly<Record<string, string>>;

interface ShopTexts {
  readonly files: readonly string[];
  readonly texts: Texts;
}

function readShopTexts(locale: Locale): ShopTexts {
  const files = readdirSync(messagesFolder).map(
    (area) => `${messagesFolder}/${area}/${locale}.json`,
  );
  const areas = files.map((file): Texts => JSON.parse(readFileSync(file, 'utf8')));
  return { files, texts: Object.assign({}, ...areas) };
}

function bringing(texts: Texts): string {
  return `import { bringTexts as __bringTexts } from '${atHome('src/languages/own-texts.ts')}';
__bringTexts(${compiledTexts(texts)});
`;
}

function localizedShop(locale: Locale, other: Locale): string {
  return `import { Localized } from '${atHome('src/languages/localized.ts')}';
import { ownTexts } from '${atHome('src/languages/own-texts.ts')}';
export default new Localized(
  '${locale}', ownTexts, async () => (await import('${madeUp}${other}')).default,
);
`;
}

function localizedKit(locale: Locale, other: Locale): string {
  return `import { Localized } from '${atHome('src/languages/localized.ts')}';
import { kitTexts as own } from '${atHome(`src/languages/kit-${locale}.ts`)}';
export default new Localized(
  '${locale}',
  own,
  async () => (await import('${atHome(`src/languages/kit-${other}.ts`)}')).kitTexts,
);
`;
}
