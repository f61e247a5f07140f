import { globSync, readFileSync } from 'node:fs';
import { componentPages, guides, sidebar } from '../src/docs/page.ts';
import { written } from '../src/docs/readme-example.ts';

/** The documentation as Markdown, for readers without a browser and for programs that write code. */

const root = new URL('..', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface MarkdownPage {
  /** Its place in the documentation, such as `Money/PriceTag`. */
  readonly title: string;
  /** Below `dist`, by the name of its page on the kit’s site: `money-pricetag.md` in `docs`. */
  readonly file: string;
  readonly text: string;
}

const addressOf = (title: string) => title.toLowerCase().replaceAll('/', '-').replaceAll(' ', '-');

/** A page of MDX as Markdown: what only a browser can show is left out. */
export function markdownOf(mdx: string, props = ''): string {
  const parts = mdx.split(/^(```[^]*?^```$)/m);
  const prose = parts.map((part, at) => (at % 2 === 1 ? part : withoutMarkup(part, props)));
  return `${prose
    .join('')
    .replaceAll(/^## Examples\n+(?=##|(?![^]))/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function withoutMarkup(prose: string, props: string): string {
  return (
    prose
      .replaceAll(/^import [^;]+;$/gm, '')
      .replaceAll(/^<Props\b[^>]*\/>$/gm, () => props)
      .replaceAll(/^ *<\/?[A-Z]\w*\b[^>]*>$/gm, '')
      // Their Markdown is elsewhere.
      .replaceAll(/\[([^\]]+)\]\(\?path=\/docs\/reference-(?!tokens)[\w-]+--docs\)/g, '$1')
      .replaceAll(/\]\(\?path=\/docs\/([\w-]+)--docs\)/g, ']($1.md)')
  );
}

/** The props of a component's parts, as its sources declare and explain them. */
function propsIn(folder: string): string {
  const files = globSync(`src/${folder}/*.tsx`, { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx$/.test(file),
  );
  const declared = files
    .toSorted()
    .flatMap((file) => textOf(file).match(/^export interface \w*Props\b[^]*?^\}$/gm) ?? []);
  return declared.length === 0 ? '' : `\`\`\`ts\n${declared.join('\n\n')}\n\`\`\``;
}

/** Every page, in the order of the site's sidebar. */
export function markdownPages(): readonly MarkdownPage[] {
  const readme = textOf('README.md');
  const order = sidebar();
  const place = (title: string) => order.indexOf(title.split('/')[0] ?? '');
  const components = componentPages().map(({ title, folder, file }) => ({
    title,
    text: markdownOf(textOf(`src/${folder}/${file}.mdx`), propsIn(folder)),
  }));
  // Others show Markdown that is beside this: COMPONENTS.md, UPGRADING.md.
  const others = guides()
    .filter(({ text }) => !text.includes('<Markdown>'))
    .map(({ title, text }) => ({ title, text: markdownOf(written(text, readme)) }));
  return [...others, ...components]
    .map((page) => ({ ...page, file: `docs/${addressOf(page.title)}.md` }))
    .toSorted((one, other) => place(one.title) - place(other.title));
}

/** `llms.txt` (https://llmstxt.org): what the kit is, and where each page is. */
export function indexOf(pages: readonly MarkdownPage[]): string {
  const groups = [...new Set(pages.map(({ title }) => title.split('/')[0] ?? ''))];
  const lists = groups.map((group) => {
    const links = pages
      .filter(({ title }) => title.split('/')[0] === group)
      .map(({ title, file, text }) => {
        const [, summary = ''] = /^# .+\n+([^]*?[.:])(?=\s)/.exec(text) ?? [];
        return `- [${title.split('/').at(-1)}](${file}): ${summary.replaceAll(/\s+/g, ' ')}`;
      });
    return `## ${group}\n\n${links.join('\n')}`;
  });
  return `${head}\n\n${lists.join('\n\n')}\n`;
}

const head = `# @ponte/ui

> Accessible React components for a shop in Brazil and Paraguay: prices in four currencies, cart, checkout,
> documents and addresses, in Portuguese, Spanish, English or other languages.

Every component is an entry of its own (\`@ponte/ui/price-tag\`) and needs \`KitProvider\` with a locale above it
and \`@ponte/ui/styles.css\`. Amounts are made by \`@ponte/regional/money\`. README.md has the first
steps, COMPONENTS.md sizes and pictures, UPGRADING.md what changes between versions.`;
