import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { entryFolders, guides, pagesIn, readPage, silentMembers, tsxIn } from './page.ts';

const folders = entryFolders();
const pages = folders.flatMap((folder) => pagesIn(folder).map((file) => readPage(folder, file)));

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

test('the code of every page compiles against what the package exports', async () => {
  const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
  await mkdir(`${packageRoot}reports`, { recursive: true });
  const folder = await mkdtemp(`${packageRoot}reports/usage-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = { extends: '../../tsconfig.json', include: ['.'] };
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config));
  const examples = [
    ...pages.map(({ file, usage }) => ({ file, code: usage })),
    ...guides().map(({ file, text }) => ({ file, code: tsxIn(text) })),
  ];
  for (const { file, code } of examples) {
    for (const [at, text] of code.entries()) await writeFile(`${folder}/${file}.${at}.tsx`, text);
  }

  const compiler = ['node_modules/tsc7/bin/tsc', '-p', folder];
  const { status, stdout } = spawnSync(process.execPath, compiler, {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
