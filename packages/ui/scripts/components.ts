import { readFileSync, writeFileSync } from 'node:fs';
import { listComponents, listInMarkdown, type ListedSize } from '../src/docs/component-list.ts';
import { componentPages, sidebar } from '../src/docs/page.ts';
import { entries, root, sizeOf } from './measure.ts';

/** Writes COMPONENTS.md: every component with its page, its picture and its size. */
const { storybook }: { storybook: { url: string } } = JSON.parse(
  readFileSync(`${root}/package.json`, 'utf8'),
);
const sizes = new Map<string, ListedSize>();
for (const entry of entries) sizes.set(entry, await sizeOf(entry));

const list = listInMarkdown(listComponents(componentPages(), sidebar()), sizes, storybook.url);
writeFileSync(`${root}/COMPONENTS.md`, list);
