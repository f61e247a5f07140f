import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { componentFolders, readPage } from './page.ts';

const folders = componentFolders();
const written = folders.filter((folder) =>
  existsSync(new URL(`../${folder}/${folder}.mdx`, import.meta.url)),
);
const pages = written.map(readPage);

const componentName = (folder: string) =>
  folder.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

describe.each(pages)('the page of $folder', (page) => {
  test('has all its parts, in the order of every page', () => {
    const marks = page.outline.filter((mark, at) => mark !== '<Canvas' || at === 2);
    expect(marks.filter((mark, at) => mark !== '<ArgTypes' || marks[at - 1] !== mark)).toEqual([
      '<Meta',
      `# ${componentName(page.folder)}`,
      '<Canvas',
      '## Usage',
      '## Props',
      '<ArgTypes',
      '## Accessibility',
      '## Do',
      '## Don’t',
    ]);
    expect(page.outline.lastIndexOf('<Canvas')).toBeLessThan(page.outline.indexOf('## Props'));
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
  const modules = pages.flatMap((page) =>
    page.usage.map((code, at) => [`${page.folder}.${at + 1}.tsx`, code] as const),
  );
  for (const [name, code] of modules) await writeFile(`${folder}/${name}`, code);

  const compiler = ['node_modules/tsc7/bin/tsc', '-p', folder];
  const { status, stdout } = spawnSync(process.execPath, compiler, {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
