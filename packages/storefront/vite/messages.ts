import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compiledTexts } from '@ponte/web-server/vite';
import type { Plugin, Rolldown } from 'vite';

type Locale = 'pt-BR' | 'es-PY';

export interface MessagesOptions {
  /** The app's own locale; the other one is a chunk per area. */
  readonly locale: Locale;
}

const otherThan: Record<Locale, Locale> = { 'pt-BR': 'es-PY', 'es-PY': 'pt-BR' };

/** What the design system's file of a locale exports. */
const kitExports: Record<Locale, string> = { 'pt-BR': 'ptBR', 'es-PY': 'esPY' };

const atHome = (path: string) => join(import.meta.dirname, '..', path).replaceAll('\\', '/');
const messageFile = /\/packages\/storefront\/messages\/[a-z-]+\/[a-z]{2}-[A-Z]{2}\.json$/;

/** Marks virtual modules, which other plugins ignore. */
const madeUp = '\0ponte:';

/**
 * Compiles the shop's texts. `#messages/<area>` is an area's `Localized` texts, from the two files
 * in `messages/<area>` (id → ICU text); `#kit-texts` those of the design system. The app's own
 * locale is included, the other one lazy.
 * @throws while building, for an unknown area or invalid ICU
 */
export function messages({ locale }: MessagesOptions): Plugin {
  const locales = [locale, otherThan[locale]] as const;
  return {
    name: 'ponte:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#(?:messages\/[a-z-]+|kit-texts)$/ },
      handler: (id) => `${madeUp}${id.slice(1)}`,
    },
    load: {
      filter: { id: /^\0ponte:/ },
      async handler(id) {
        const name = id.slice(madeUp.length);
        const [own, other] =
          name === 'kit-texts'
            ? await Promise.all(locales.map((each) => kitTexts(this, each)))
            : locales.map((each) => areaTexts(name, each));
        if (own && other) return localized(locale, own, other);
        return undefined;
      },
    },
    transform: {
      filter: { id: messageFile },
      handler: (code) => ({ code: compiledTexts(code), map: null }),
    },
  };
}

/** Texts in one language: the file, and what it exports them as. */
interface TextsFile {
  readonly file: string;
  readonly name: string;
}

function areaTexts(name: string, locale: Locale): TextsFile {
  const folder = atHome(name);
  if (!existsSync(folder)) throw new Error(`There are no texts in ${folder}.`);
  return { file: `${folder}/${locale}.json`, name: 'default' };
}

async function kitTexts(context: Rolldown.PluginContext, locale: Locale): Promise<TextsFile> {
  const entry = `@ponte/ui/locales/${locale}`;
  const file = (await context.resolve(entry, atHome('vite/messages.ts')))?.id;
  if (!file) throw new Error(`The design system has no texts in ${entry}.`);
  return { file, name: kitExports[locale] };
}

function localized(locale: Locale, own: TextsFile, other: TextsFile): string {
  return `import { Localized } from '${atHome('src/languages/localized.ts')}';
import { ${own.name} as own } from '${own.file}';
export default new Localized(
  '${locale}', own, async () => (await import('${other.file}')).${other.name},
);
`;
}
