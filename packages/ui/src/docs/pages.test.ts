import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  componentPages,
  entryFolders,
  guides,
  pagesIn,
  sidebar,
  silentMembers,
  tsxIn,
} from './page.ts';
import { filesIn, written } from './readme-example.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../../README.md');

const folders = entryFolders();
const pages = componentPages();

const componentName = (file: string) =>
  file.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

test.each(folders)('the folder %s has a page', (folder) => {
  expect(pagesIn(folder)).toHaveLength(1);
});

test.each(folders)('each member of the types of %s says what it is', (folder) => {
  expect(silentMembers(folder)).toEqual([]);
});

describe.each(pages)('the page of $folder', (page) => {
  test('has all its parts, in the order of every page', () => {
    const marks = page.outline.filter((mark, at) => mark !== page.outline[at - 1]);
    const examples = page.shown.length > 1 ? ['## Examples'] : [];
    expect(marks.filter((mark, at) => mark !== '<Example' || at === 2)).toEqual([
      '<Meta',
      `# ${componentName(page.file)}`,
      '<Example',
      '## Usage',
      ...examples,
      '## Props',
      '<Props',
      '## Accessibility',
      '## Do',
      '## Don’t',
    ]);
  });

  test('says in a few sentences what the component is', () => {
    expect(page.introduction).toMatch(/\.$/);
    expect(page.introduction.length).toBeLessThan(420);
  });

  test.each(['Accessibility', 'Do', 'Don’t'])('has something under "%s"', (heading) => {
    expect(page.bullets(heading).length).toBeGreaterThan(0);
  });

  test('shows stories that are there, each once', () => {
    expect(page.stories).toEqual(expect.arrayContaining([...page.shown]));
    expect(new Set(page.shown).size).toBe(page.shown.length);
  });

  test('shows how the component is imported', () => {
    expect(page.usage[0]).toMatch(
      new RegExp(`^import \\{[^}]*\\} from '@ponte/ui/${page.folder}';$`, 'm'),
    );
  });
});

/** Blocks of code without their own name, each a module by itself. */
const numbered = (file: string, blocks: readonly string[]) =>
  blocks.map((code, at) => ({ path: `${file}.${at}.tsx`, code }));

test('the code of every page compiles against what the package exports', async () => {
  const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
  await mkdir(`${packageRoot}reports`, { recursive: true });
  const folder = await mkdtemp(`${packageRoot}reports/usage-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  // As a new app of Vite has it, for its stylesheets.
  const compilerOptions = { types: ['vite/client'] };
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['.'] };
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config));
  const examples = [
    ...pages.flatMap(({ file, usage }) => numbered(file, usage)),
    ...guides().flatMap(({ file, text }) => [
      // Those of an app on Next compile there (consumer-next).
      ...filesIn(written(text, readme))
        .filter((example) => !example.file.startsWith('app/'))
        .map((example) => ({ path: `${file}/${example.file}`, code: example.code })),
      ...numbered(
        file,
        tsxIn(text).filter((code) => !code.startsWith('// src/')),
      ),
    ]),
  ];
  for (const { path, code } of examples) {
    await mkdir(dirname(`${folder}/${path}`), { recursive: true });
    await writeFile(`${folder}/${path}`, code);
  }

  const compiler = ['node_modules/tsc7/bin/tsc', '-p', folder];
  const { status, stdout } = spawnSync(process.execPath, compiler, {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

describe.each(guides())('the guide $title', ({ title, text }) => {
  test('has its own place in the sidebar', () => {
    expect(sidebar()).toEqual(expect.arrayContaining(title.split('/')));
  });

  test('shows examples that the README has', () => {
    const shown = [...text.matchAll(/<FromReadme file="([^"]+)"/g)].map(([, file]) => file);
    expect(filesIn(readme).map(({ file }) => file)).toEqual(expect.arrayContaining(shown));
  });

  test('leads to pages that are there', () => {
    const led = [...text.matchAll(/\]\(\?path=\/docs\/([\w-]+)\)/g)].map(([, id]) => id);
    const ids = [...guides(), ...pages].map((page) => toId(page.title, 'docs'));
    expect(ids).toEqual(expect.arrayContaining(led));
  });
});

test('every group of components has its own place in the sidebar', () => {
  const groups = new Set(pages.map(({ title }) => title.split('/')[0]));
  expect(sidebar()).toEqual(expect.arrayContaining([...groups]));
});

test('the README and the guides name custom properties that the theme has', () => {
  const theme = new Set(read('../tokens.css').match(/--[\w-]+(?=:)/g));
  const told = [readme, ...guides().map(({ text }) => text)].flatMap(
    (text) => text.match(/--[\w-]*color-[\w-]+\w/g) ?? [],
  );
  expect(told.length).toBeGreaterThan(9);
  expect(told.filter((property) => !theme.has(property))).toEqual([]);
});
