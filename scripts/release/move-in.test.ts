import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';
import { moveIn } from './move-in.ts';

const former = {
  homepage: 'https://code.old.example/a',
  storybook: { url: 'https://ui.old.example/' },
};
const home = { homepage: 'https://git.shop.test/b', storybook: { url: 'https://kit.shop.test/' } };
const folder = 'packages/ui';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ponte-home-'));
  mkdirSync(join(root, folder), { recursive: true });
  const manifest = { name: '@ponte/ui', ...addressesOf(former, folder) };
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  const page = (name: string) =>
    `# ${name}\n\n[Search](${former.homepage}/blob/main/docs/search.md), ${former.storybook.url}?path=/a\n`;
  for (const name of ['README.md', 'COMPONENTS.md', 'CHANGELOG.md']) {
    writeFileSync(join(root, folder, name), page(name));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, folder, file), 'utf8');

test('one command moves manifests and pages to another home, and from there to a third', () => {
  for (const next of [home, { ...home, homepage: 'https://git.shop.test/c' }]) {
    moveIn(root, next);

    expect(JSON.parse(read('package.json'))).toEqual({
      name: '@ponte/ui',
      ...addressesOf(next, folder),
    });
    for (const page of ['README.md', 'COMPONENTS.md']) {
      expect(read(page)).toContain(`(${next.homepage}/blob/main/docs/search.md)`);
      expect(read(page)).toContain(`${next.storybook.url}?path=/a`);
    }
  }
});

test('what a changelog said of an earlier version stays', () => {
  moveIn(root, home);

  expect(read('CHANGELOG.md')).toContain(former.homepage);
});
