import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Home } from '../release/addresses.ts';

const root = resolve(import.meta.dirname, '../..');

const tracked = execFileSync(
  'git',
  ['ls-files', '*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs', '*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
).trim();

const files = tracked
  .split('\n')
  .filter((file) => existsSync(`${root}/${file}`))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

test('every relative link of a Markdown page leads to a file', () => {
  const broken = files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(resolve(root, dirname(file), target)))
        .map(([, target]) => `${file}: ${target}`),
    );

  expect(broken).toEqual([]);
});

/** The address of a heading, as code hosts make it. */
function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** The headings of a page, without what its code blocks have. */
function anchorsOf(text: string): ReadonlySet<string> {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  return new Set(
    [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );
}

const home: Home = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

/** Where the page of a file is in the repository, as an address. */
const pages = `${home.homepage}/blob/main/`;

test('every link of a Markdown page to a heading leads to one', () => {
  const broken = files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)].flatMap(([, target = '', anchor = '']) => {
        const path = target.startsWith(pages)
          ? resolve(root, target.slice(pages.length))
          : resolve(root, dirname(file), target || basename(file));
        if (/^https?:/.test(target) && !target.startsWith(pages)) return [];
        const isThere = existsSync(path) && anchorsOf(readFileSync(path, 'utf8')).has(anchor);
        return isThere ? [] : [`${file}: ${target}#${anchor}`];
      }),
    );

  expect(broken).toEqual([]);
});

test('every address of the repository that a page of a package gives is that of a file', () => {
  const addresses = files
    .filter(({ file }) => /^packages\/[\w-]+\/[\w-]+\.md$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/https?:\/\/[^\s)`'"]+/g)]
        .filter(([address]) => address.startsWith(home.homepage))
        .map(([address]) => ({ file, address })),
    );
  const broken = addresses.filter(({ address }) => {
    const [path = ''] = address.replace(pages, '').split('#');
    return !address.startsWith(pages) || !existsSync(resolve(root, path));
  });

  expect(addresses.length).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});

test('every page of docs that a file names is there', () => {
  const broken = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([page]) => !existsSync(`${root}/${page}`))
      .map(([page]) => `${file}: ${page}`),
  );

  expect(broken).toEqual([]);
});
