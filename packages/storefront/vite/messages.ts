import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rolldown } from 'vite';
import { kitAreasOf } from './kit-areas.ts';

type Locale = 'pt-BR' | 'es-PY';

export interface MessagesOptions {
  /** The app's own locale; the other one is a chunk per area. */
  readonly locale: Locale;
}

/** By locale, with the suffix of the kit's texts. */
const otherThan: Record<Locale, Locale> = { 'pt-BR': 'es-PY', 'es-PY': 'pt-BR' };
const kitEndings: Record<Locale, string> = { 'pt-BR': 'PtBR', 'es-PY': 'EsPY' };

const atHome = (path: string) => join(import.meta.dirname, '..', path).replaceAll('\\', '/');
const messageFile = /\/packages\/storefront\/messages\/[a-z-]+\/[a-z]{2}-[A-Z]{2}\.json$/;

/** Marks virtual modules, which other plugins ignore. */
const madeUp = '\0ponte:';

/**
 * Compiles the shop's texts. `#messages/<area>` is an area's `Localized` texts, from the two files
 * in `messages/<area>` (id → ICU text), with the kit's texts that go with them. The app's own
 * locale is included, the other one lazy.
 *
 * Texts become syntax trees, so the browser needs no parser; also those without variables, which
 * react-intl would otherwise try to parse.
 * @throws while building, for an unknown area or invalid ICU
 */
export function messages({ locale }: MessagesOptions): Plugin {
  return {
    name: 'ponte:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#messages\/[a-z-]+$/ },
      handler: (id) => `${madeUp}${id.slice(1)}`,
    },
    load: {
      filter: { id: /^\0ponte:messages\// },
      handler(id) {
        return areaSource(this, id.slice(madeUp.length), locale);
      },
    },
    transform: {
      filter: { id: messageFile },
      handler: (code) => ({ code: compiled(code), map: null }),
    },
  };
}

async function areaSource(
  context: Rolldown.PluginContext,
  name: string,
  locale: Locale,
): Promise<string> {
  const folder = atHome(name);
  if (!existsSync(folder)) throw new Error(`There are no texts in ${folder}.`);
  const areas = kitAreasOf(name.slice('messages/'.length));
  const kitFile = async (area: string, each: Locale) => {
    const entry = `@ponte/ui/locales/${area}/${each}`;
    const file = (await context.resolve(entry, atHome('vite/messages.ts')))?.id;
    if (!file) throw new Error(`The design system has no texts in ${entry}.`);
    return file;
  };
  const other = otherThan[locale];
  const imports = areas.map(
    async (area) =>
      `import { ${area}${kitEndings[locale]} } from '${await kitFile(area, locale)}';`,
  );
  const later = [
    `import('${folder}/${other}.json')`,
    ...(await Promise.all(areas.map(async (area) => `import('${await kitFile(area, other)}')`))),
  ];
  return `import { Localized } from '${atHome('src/languages/localized.ts')}';
import own from '${folder}/${locale}.json';
${(await Promise.all(imports)).join('\n')}
export default new Localized(
  '${locale}',
  { messages: own, kit: { ${areas.map((area) => `...${area}${kitEndings[locale]}`).join(', ')} } },
  async () => {
    const [messages, ...kit] = await Promise.all([${later.join(', ')}]);
    return { messages: messages.default, kit: Object.assign({}, ...kit.flatMap(Object.values)) };
  },
);
`;
}

function compiled(json: string): string {
  const texts: Record<string, string> = JSON.parse(json);
  const trees = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, parse(text)] as const;
    } catch (cause) {
      throw new Error(`The message "${id}" is not valid ICU text: ${text}`, { cause });
    }
  });
  return JSON.stringify(Object.fromEntries(trees));
}
