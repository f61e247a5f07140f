import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const src = new URL('..', import.meta.url);

/** A component's page, taken apart. */
export interface Page {
  /** The component's folder, such as `price-tag`. */
  folder: string;
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

/** The folders of components that have stories. */
export function componentFolders(): readonly string[] {
  return globSync('*/*.stories.tsx', { cwd: src })
    .filter((file) => basename(file, '.stories.tsx') === file.split('/')[0])
    .map((file) => basename(file, '.stories.tsx'))
    .sort();
}

const textOf = (path: string) => readFileSync(new URL(path, src), 'utf8');

/** Reads a component's page; throws when there is none. */
export function readPage(folder: string): Page {
  const text = textOf(`${folder}/${folder}.mdx`);
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  const section = (heading: string, of = prose) =>
    new RegExp(`^## ${heading}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(of)?.[1] ?? '';
  return {
    folder,
    outline: prose.match(/^(?:#{1,2} .*|<(?:Meta|Canvas|ArgTypes)\b)/gm) ?? [],
    introduction: /^# .*\n([^]*?)(?=^<|^#)/m.exec(prose)?.[1]?.trim() ?? '',
    usage: [...section('Usage', text).matchAll(/^```tsx\n([^]*?)^```$/gm)].map(
      ([, code = '']) => code,
    ),
    bullets: (heading) => section(heading).match(/^- .*(?:\n {2}.*)*/gm) ?? [],
    shown: [...prose.matchAll(/<Canvas\s+of=\{stories\.(\w+)\}/g)].map(([, name = '']) => name),
    stories: [
      ...textOf(`${folder}/${folder}.stories.tsx`).matchAll(/^export const (\w+): Story\b/gm),
    ].map(([, name = '']) => name),
  };
}
