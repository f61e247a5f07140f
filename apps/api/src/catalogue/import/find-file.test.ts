import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileFinder } from './find-file.ts';

let outside: string;
let folder: string;
const decomposed = 'broca-ac\u0327o.png';
beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'ponte-files-'));
  folder = join(outside, 'shop');
  await mkdir(join(folder, 'fotos'), { recursive: true });
  await writeFile(join(outside, 'secret.png'), 'x');
  for (const name of [decomposed, 'Serra.PNG', 'Tupia.png', 'tupia.png']) {
    await writeFile(join(folder, 'fotos', name), 'x');
  }
});
afterAll(() => rm(outside, { recursive: true }));

test.each([
  ['fotos/broca-aço.png', decomposed],
  [`fotos/${decomposed}`, decomposed],
  ['fotos/serra.png', 'Serra.PNG'],
  ['Fotos\\SERRA.png', 'Serra.PNG'],
  ['./fotos//Serra.PNG', 'Serra.PNG'],
  ['fotos/tupia.png', 'tupia.png'],
  ['fotos/Tupia.png', 'Tupia.png'],
  ['fotos/TUPIA.png', 'Tupia.png'],
])('%j is the file %j', async (named, file) => {
  expect(await fileFinder(folder)(named)).toBe(join(folder, 'fotos', file));
});

test.each([
  'fotos/nada.png',
  'nada/serra.png',
  '../secret.png',
  'fotos/../../secret.png',
  '..\\secret.png',
])('%j is none', async (named) => {
  expect(await fileFinder(folder)(named)).toBeUndefined();
});

test('an absolute path is none of another folder', async () => {
  expect(await fileFinder(folder)(join(outside, 'secret.png'))).toBeUndefined();
});
