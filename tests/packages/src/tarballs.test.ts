import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPacked, names, type Installed } from './install.ts';

let installed: Installed;

beforeAll(async () => {
  installed = await installPacked();
});

afterAll(() => rm(installed.folder, { recursive: true }));

const folderOf = (name: string) => join(installed.folder, 'node_modules/@ponte', name);

async function filesOf(name: string, ending: RegExp): Promise<readonly string[]> {
  const files = await readdir(folderOf(name), { recursive: true });
  return files.filter((file) => ending.test(file));
}

interface Manifest {
  readonly engines: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

describe.each(names)('@ponte/%s', (name) => {
  test('takes any version of a major of what it depends on, and no version of the next', async () => {
    const manifest: Manifest = JSON.parse(
      await readFile(join(folderOf(name), 'package.json'), 'utf8'),
    );
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });

    expect(ranges.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    expect(manifest.engines).toEqual({ node: '>=22' });
  });

  test('opens its manifest, and none of its inner files', async () => {
    const inner = await filesOf(name, /^dist\/.*-(?=[\w-]*\d)[\w-]{8}\.js$/);
    const closed = inner.map((file) => `@ponte/${name}/${file.slice('dist/'.length, -3)}`);
    const code = `
      import.meta.resolve('@ponte/${name}/package.json');
      for (const entry of ${JSON.stringify(closed)}) {
        try { console.log(import.meta.resolve(entry)); }
        catch (error) { if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error; }
      }`;

    expect(await installed.run('node', '--input-type=module', '--eval', code)).toEqual({
      code: 0,
      output: '',
    });
  });

  test('leads an editor from each declaration to the source', async () => {
    const declarations = await filesOf(name, /^dist\/types\/.*(?<!stylesheet)\.d\.ts$/);
    const lost = await Promise.all(
      declarations.map(async (file) => {
        const path = join(folderOf(name), `${file}.map`);
        if (!existsSync(path)) return file;
        const map: { readonly sources: readonly string[] } = JSON.parse(
          await readFile(path, 'utf8'),
        );
        return map.sources.filter((source) => !existsSync(resolve(dirname(path), source)));
      }),
    );

    expect(declarations.length).toBeGreaterThan(0);
    expect(lost.flat()).toEqual([]);
  });

  test('has no tests, stories or drafts among its files', async () => {
    expect(await filesOf(name, /\.test\.|\.stories\.|^src\/(docs|test)\//)).toEqual([]);
  });
});

test('the kit has no `data:` picture, which the policy of a page may refuse', async () => {
  const files = await filesOf('ui', /^dist\/.*\.(css|js)$/);
  const texts = await Promise.all(
    files.map((file) => readFile(join(folderOf('ui'), file), 'utf8')),
  );

  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((_, at) => /["'`(]data:(?:\w+\/|,)/.test(texts[at] ?? ''))).toEqual([]);
});

test('the kit’s stylesheet, with the classes of all components, is 13.2 kB with gzip at most', async () => {
  const css = await readFile(join(folderOf('ui'), 'dist/styles.css'));

  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(13_200);
});

test('a component’s stylesheet beside it is 1 kB with gzip at most, and in the layer of the kit', async () => {
  const list = (await filesOf('ui', /^dist\/[^/]+\.css$/)).filter(
    (file) => !/\/(?:styles|theme|guard|reset)\.css$/.test(file),
  );
  const sheets = await Promise.all(list.map((file) => readFile(join(folderOf('ui'), file))));

  expect(list).toContain('dist/rating.css');
  for (const sheet of sheets) {
    expect(String(sheet)).toMatch(
      /^@layer theme,base,components,utilities;@layer components\.ui\{/,
    );
    expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(1_000);
  }
});

test('the kit has its tokens, and its pages by llms.txt', async () => {
  const dist = join(folderOf('ui'), 'dist');
  const pages = [
    ...(await readFile(join(dist, 'llms.txt'), 'utf8')).matchAll(/\]\((docs\/[^)]+)\)/g),
  ];
  const code = `import tokens from '@ponte/ui/tokens.json' with { type: 'json' }; console.log(tokens.color.$type)`;

  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter(([, page = '']) => !existsSync(join(dist, page)))).toEqual([]);
  expect(await installed.run('node', '--input-type=module', '--eval', code)).toEqual({
    code: 0,
    output: 'color\n',
  });
});

test('stylesheets are imported for their effect where TypeScript looks for each import', async () => {
  const sheets = ['styles', 'theme', 'guard', 'reset', 'rating'].map(
    (name) => `@ponte/ui/${name}.css`,
  );
  const code = sheets.map((sheet) => `import '${sheet}';\n`).join('');
  await writeFile(join(installed.folder, 'sheets.ts'), code);
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc');
  const options = ['--noUncheckedSideEffectImports', '--module', 'esnext', '--types', ''];

  expect(
    await installed.run(tsc, '--noEmit', '--moduleResolution', 'bundler', ...options, 'sheets.ts'),
  ).toEqual({ code: 0, output: '' });
});
