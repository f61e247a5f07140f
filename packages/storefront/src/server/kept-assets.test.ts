import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './kept-assets.ts';

let folder: string;
let keptFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-kept-'));
  keptFolder = join(folder, 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = 24 * 3_600_000;

/** A build of these files; each contains its own name. */
function build(name: string, files: readonly string[]): string {
  const clientFolder = join(folder, name);
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  mkdirSync(join(clientFolder, '.vite'));
  for (const file of files) writeFileSync(join(clientFolder, 'assets', file), file);
  writeFileSync(join(clientFolder, '.vite/manifest.json'), JSON.stringify(files));
  return clientFolder;
}

const keep = (clientFolder: string, atDay: number) =>
  keepAssets({ clientFolder, keptFolder, now: atDay * day });

const kept = () => readdirSync(join(keptFolder, 'assets')).toSorted();

it('has the files of a build and of those before it, each once', () => {
  keep(build('one', ['a.js', 'shared.js']), 0);
  keep(build('two', ['b.js', 'b.js.br', 'shared.js']), 1);

  expect(kept()).toEqual(['a.js', 'b.js', 'b.js.br', 'shared.js']);
  expect(readFileSync(join(keptFolder, 'assets/b.js'), 'utf8')).toBe('b.js');
});

it('keeps a build for two weeks after another took its place, however old it was then', () => {
  keep(build('one', ['a.js', 'shared.js']), 0);
  const two = build('two', ['b.js', 'shared.js']);
  keep(two, 100);

  keep(two, 113);
  expect(kept()).toEqual(['a.js', 'b.js', 'shared.js']);

  keep(two, 115);
  expect(kept()).toEqual(['b.js', 'shared.js']);
  expect(readdirSync(join(keptFolder, 'builds'))).toHaveLength(1);
});

it('keeps a build that went back into use', () => {
  const one = build('one', ['a.js']);
  keep(one, 0);
  keep(build('two', ['b.js']), 1);
  keep(one, 14);
  keep(one, 16);

  expect(kept()).toEqual(['a.js']);
});

it('puts lost files back', () => {
  const one = build('one', ['a.js']);
  keep(one, 0);
  rmSync(join(keptFolder, 'assets/a.js'));

  keep(one, 1);

  expect(kept()).toEqual(['a.js']);
});

it('never takes a name that leads out of its folder for a file of a build', () => {
  writeFileSync(join(folder, 'precious'), '');
  mkdirSync(join(keptFolder, 'builds'), { recursive: true });
  writeFileSync(join(keptFolder, 'builds/old'), '../../precious\n..\\precious');
  keep(build('one', ['a.js']), 1_000_000);
  keep(build('two', ['b.js']), 2_000_000);

  expect(readdirSync(folder)).toContain('precious');
});
