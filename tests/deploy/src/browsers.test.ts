import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { transform, type Loader } from 'esbuild';
import { expect, test } from 'vitest';
import { alsoSupported, browserTargets } from '../../../scripts/browsers.ts';

/** Scripts and styles of the built apps and of the packed kit, for the browsers that are supported. */

const root = `${import.meta.dirname}/../../..`;

const folders = [
  'apps/br/build/client/assets',
  'apps/py/build/client/assets',
  'apps/staff/build/client/assets',
  'packages/ui/dist',
];

const loaders: Readonly<Record<string, Loader>> = { '.js': 'js', '.css': 'css' };

test.each(folders)('what %s has needs no newer browser', { timeout: 300_000 }, async (folder) => {
  const files = globSync(`${folder}/**/*.{js,css}`, { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const file of files) {
    const code = readFileSync(`${root}/${file}`, 'utf8');
    const loader = loaders[extname(file)] ?? 'js';
    const written = (target: string | string[]) =>
      transform(code, {
        loader,
        target,
        supported: alsoSupported,
        minifyWhitespace: true,
        legalComments: 'none',
      });
    const [newest, ours] = [await written('esnext'), await written([...browserTargets])];
    // What a target needs to be written otherwise is not understood by it.
    if (ours.code !== newest.code || ours.warnings.length > 0) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});
