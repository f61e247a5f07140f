import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

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

test('every page of docs that a file names is there', () => {
  const broken = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([page]) => !existsSync(`${root}/${page}`))
      .map(([page]) => `${file}: ${page}`),
  );

  expect(broken).toEqual([]);
});
