import { globSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { componentPages, guides, sidebar } from '../src/docs/page.ts';
import { written } from '../src/docs/readme-example.ts';
import { stylingInMarkdown, type StylingContract } from '../src/docs/styling-contract.ts';
import { stylingContracts } from './styling-contracts.ts';

/** The documentation as Markdown, for readers without a browser and for programs that write code. */

const root = new URL('..', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface MarkdownPage {
  /** Its place in the documentation, such as `Money/PriceTag`. */
  readonly title: string;
  /** Its place in the site's addresses, such as `money-pricetag`. */
  readonly id: string;
  /** Below `dist`, by the name of its page on the kit’s site: `money-pricetag.md` in `docs`. */
  readonly file: string;
  readonly text: string;
  /** Whether the kit's tarball has it nowhere else, and it is about the kit. */
  readonly isInPackage: boolean;
}

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
      .replace(/^<Props \/>$/m, () => props)
      // The first one has those of all parts.
      .replaceAll(/^(?:#+ .+\n+)?<Props\b[^>]*\/>$/gm, '')
      .replaceAll(/^ *<\/?[A-Z]\w*\b[^>]*>$/gm, '')
      // Their Markdown is elsewhere.
      .replaceAll(/\[([^\]]+)\]\(\?path=\/docs\/reference-(?!tokens|sizes)[\w-]+--docs\)/g, '$1')
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
    .flatMap(
      (file) => textOf(file).match(/^export interface \w*Props\b[^]*?(?:^\}|\{\})$/gm) ?? [],
    );
  return declared.length === 0 ? '' : `\`\`\`ts\n${declared.join('\n\n')}\n\`\`\``;
}

/** The Markdown files that a page shows whole, written out where they stand. */
function withFiles(mdx: string): string {
  const files = [...mdx.matchAll(/^import (\w+) from '([^']+\.md)\?raw';$/gm)];
  return files.reduce(
    (text, [, name = '', path = '']) =>
      text.replace(new RegExp(`^<Markdown>\\{.*\\b${name}\\b.*\\}</Markdown>$`, 'm'), () =>
        textOf(`src/docs/${path}`).replaceAll(/<!--[^]*?-->\n*/g, ''),
      ),
    mdx,
  );
}

const stylingOf = (contract?: StylingContract) => (contract ? stylingInMarkdown(contract) : '');

/** Every page but the one that searches, in the order of the site's sidebar. */
export function markdownPages(): readonly MarkdownPage[] {
  const readme = textOf('README.md');
  const order = sidebar();
  const place = (title: string, at: 0 | 1) => order.indexOf(title.split('/')[at] ?? '');
  const contracts = stylingContracts();
  const components = componentPages().map(({ title, folder, file }) => ({
    title,
    text: markdownOf(
      textOf(`src/${folder}/${file}.mdx`),
      `${propsIn(folder)}\n\n${stylingOf(contracts[title])}`,
    ),
    isInPackage: true,
  }));
  const others = guides()
    .filter(({ file }) => file !== 'search')
    .map(({ title, text }) => ({
      title,
      text: markdownOf(written(withFiles(text), readme)),
      // COMPONENTS.md and UPGRADING.md are beside them; others are about the contract or the repository.
      isInPackage: !/ from '\.\.\/.*\.md\?raw'/.test(text),
    }));
  return [...others, ...components]
    .map((page) => {
      const id = toId(page.title, 'docs').replace(/--docs$/, '');
      return { ...page, id, file: `docs/${id}.md` };
    })
    .toSorted(
      ({ title: one }, { title: other }) =>
        place(one, 0) - place(other, 0) || place(one, 1) - place(other, 1),
    );
}

/** The pages that the kit's tarball has. */
export const packagedPages = () => markdownPages().filter(({ isInPackage }) => isInPackage);

/** `llms.txt` (https://llmstxt.org): what the kit is, and where each page is. */
export function indexOf(pages: readonly MarkdownPage[]): string {
  const groups = [...new Set(pages.map(({ title }) => title.split('/')[0] ?? ''))];
  const lists = groups.map((group) => {
    const links = pages
      .filter(({ title }) => title.split('/')[0] === group)
      .map(({ title, file, text }) => {
        const [, summary = ''] = /^# .+\n+([^]*?\.)(?=\s|$)/.exec(text) ?? [];
        const said = summary.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ');
        return `- [${title.split('/').at(-1)}](${file}): ${said}`;
      });
    return `## ${group}\n\n${links.join('\n')}`;
  });
  return `${head}\n\n${lists.join('\n\n')}\n`;
}

const head = `# @ponte/ui

> Accessible React components for a shop in Brazil and Paraguay: prices in four currencies, cart, checkout,
> documents and addresses, in Portuguese, Spanish, English or other languages.

Every component is an entry of its own (\`@ponte/ui/price-tag\`) and needs \`KitProvider\` with a locale above it
and \`@ponte/ui/styles.css\`; some have a stylesheet beside it, which their page names. Amounts are made by \`@ponte/regional/money\`. README.md has the first
steps, COMPONENTS.md sizes and pictures, UPGRADING.md what changes between versions.`;
