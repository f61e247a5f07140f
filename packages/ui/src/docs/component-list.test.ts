import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listComponents, listInMarkdown, sizesIn } from './component-list.ts';
import { componentPages, sidebar } from './page.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const list = read('COMPONENTS.md');
const components = listComponents(componentPages(), sidebar());
const manifest: { files: string[]; storybook: { url: string } } = JSON.parse(read('package.json'));

test('COMPONENTS.md is what the pages say: if not, run "pnpm --filter @ponte/ui run components"', () => {
  const made = listInMarkdown(components, sizesIn(list), manifest.storybook.url);
  expect(list).toBe(made);
});

test('every component is listed with a size and a picture that is there', () => {
  const sizes = sizesIn(list);
  expect(components.length).toBeGreaterThan(80);
  const lacking = components.filter(
    ({ folder, pictureFile }) =>
      !sizes.get(folder)?.alone || !existsSync(new URL(`visual/${pictureFile}`, root)),
  );
  expect(lacking).toEqual([]);
});

test('the list and the page on upgrading are published', () => {
  expect(manifest.files).toEqual(expect.arrayContaining(['COMPONENTS.md', 'UPGRADING.md']));
});
