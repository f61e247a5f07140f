import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';

const src = new URL('..', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, src), 'utf8');
const firstOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A component's page, taken apart. */
export interface Page {
  /** The component's folder, which is its entry point, such as `price-tag`. */
  folder: string;
  /** The file without its ending, named after the component. */
  file: string;
  /** Its place in the sidebar, such as `Money/PriceTag`. */
  title: string;
  /** The marks of a page in their order: its title, headings and blocks, such as `## Props`. */
  outline: readonly string[];
  /** What is said before the first example. */
  introduction: string;
  /** The blocks of code under "Usage", each a module of TypeScript. */
  usage: readonly string[];
  /** The bullets under a heading, such as `Do`. */
  bullets: (heading: string) => readonly string[];
  /** The stories that the page shows. */
  shown: readonly string[];
  /** The stories of the component. */
  stories: readonly string[];
}

/** The folders that are entry points of the package. */
export function entryFolders(): readonly string[] {
  return globSync('*/*.tsx', { cwd: src })
    .map((file) => parse(file))
    .filter(({ dir, name }) => dir === name)
    .map(({ name }) => name)
    .toSorted();
}

/** The pages in a folder: one, named after its component. */
export function pagesIn(folder: string): readonly string[] {
  return globSync('*.mdx', { cwd: new URL(`${folder}/`, src) }).map((file) => file.slice(0, -4));
}

/** Every component's page. */
export function componentPages(): readonly Page[] {
  return entryFolders().flatMap((folder) => pagesIn(folder).map((file) => readPage(folder, file)));
}

/** Reads a component's page. */
function readPage(folder: string, file: string): Page {
  const text = textOf(`${folder}/${file}.mdx`);
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  const section = (heading: string, of = prose) =>
    new RegExp(`^## ${heading}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(of)?.[1] ?? '';
  const path = `${folder}/${file}.stories.tsx`;
  const stories = existsSync(new URL(path, src)) ? textOf(path) : '';
  return {
    folder,
    file,
    title: firstOf(/\btitle: '(\w+\/\w+)'/g, stories)[0] ?? '',
    outline: prose.match(/^(?:#{1,2} .*|<(?:Meta|Example|Props)\b)/gm) ?? [],
    introduction: /^# .*\n([^]*?)(?=^<|^#)/m.exec(prose)?.[1]?.trim() ?? '',
    usage: tsxIn(section('Usage', text)),
    bullets: (heading) => section(heading).match(/^- .*(?:\n {2}.*)*/gm) ?? [],
    shown: firstOf(/<Example\s+(?:lead )?of=\{stories\.(\w+)\}/g, prose),
    stories: firstOf(/^export const (\w+): Story\b/gm, stories),
  };
}

/** The code of a page's introduction to the kit, each block a module of TypeScript. */
export function tsxIn(text: string): readonly string[] {
  return firstOf(/^```tsx\n([^]*?)^```$/gm, text);
}

/** A page about the kit as a whole. */
export interface Guide {
  /** The file without its ending. */
  file: string;
  /** Its place in the sidebar, such as `Guides/Forms`. */
  title: string;
  text: string;
}

/** The pages about the kit as a whole. */
export function guides(): readonly Guide[] {
  return globSync('docs/*.mdx', { cwd: src }).map((path) => {
    const text = textOf(path);
    const [title = ''] = firstOf(/<Meta title="([^"]+)"/g, text);
    return { file: path.slice('docs/'.length, -'.mdx'.length), title, text };
  });
}

/** The pages and groups of the sidebar in their order, each group before its pages. */
export function sidebar(): readonly string[] {
  const [order = ''] = firstOf(
    /storySort: \{\s*order: \[([^]*?)\n {8}\]/g,
    textOf('../.storybook/preview.tsx'),
  );
  return firstOf(/'([^']+)'/g, order);
}

/**
 * The members of a folder's exported interfaces that say nothing about themselves. Formatted code
 * has one member a line, indented by two.
 */
export function silentMembers(folder: string): readonly string[] {
  const files = globSync('*.{ts,tsx}', { cwd: new URL(`${folder}/`, src) });
  return files
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...textOf(`${folder}/${file}`).matchAll(
          /^export interface (\w+)[^{]*(?:\{\n|\n> \{\n)([^]*?)^\}/gm,
        ),
      ].flatMap(([, name = '', body = '']) =>
        firstOf(/(?<!\*\/\n)^ {2}(?:readonly )?(['\w-]+)\??:/gm, body).map(
          (member) => `${name}.${member}`,
        ),
      ),
    );
}
