import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const messages = join(source, '..', 'messages');

/** The area of every text, by its id. */
const areaOf = new Map(
  readdirSync(messages).flatMap((area) =>
    Object.keys(JSON.parse(readFileSync(join(messages, area, 'pt-BR.json'), 'utf8'))).map(
      (id) => [id, area] as const,
    ),
  ),
);

interface Chunk {
  readonly areas: ReadonlySet<string>;
  /** `file: id` for each id of a text that stands in the chunk's code. */
  readonly uses: readonly { readonly file: string; readonly id: string }[];
  /** Files that are imported when they are needed. */
  readonly later: readonly string[];
}

/** What a file and those that it imports statically say. */
function chunkOf(root: string): Chunk {
  const files = [root];
  const [areas, later] = [new Set<string>(), [] as string[]];
  const uses: Chunk['uses'][number][] = [];
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replaceAll(/^ *\/?\*.*$/gm, '');
    for (const [, area = ''] of code.matchAll(/from '#messages\/([a-z-]+)'/g)) areas.add(area);
    for (const [, id = ''] of code.matchAll(/['"]([a-z]\w*\.\w+)['"]/gi)) {
      if (areaOf.has(id)) uses.push({ file: file.slice(source.length + 1), id });
    }
    // Its ids come from the domain: any of them stands for all.
    if (file.endsWith('/use-error-texts.ts')) {
      uses.push({ file: file.slice(source.length + 1), id: 'error.unavailable' });
    }
    const at = (path: string) => join(file, '..', path);
    for (const [, path = ''] of code.matchAll(/from '(\.[^']+\.tsx?)'/g)) {
      if (!files.includes(at(path))) files.push(at(path));
    }
    for (const [, path = ''] of code.matchAll(/import\('(\.[^']+)'\)/g)) later.push(at(path));
  }
  return { areas, uses, later };
}

/** Texts that a chunk, or one that comes after it, shows without having their area. */
function strangers(root: string, around: ReadonlySet<string>, seen: string[] = []): string[] {
  if (seen.includes(root)) return [];
  const { areas, uses, later } = chunkOf(root);
  const known = new Set([...around, ...areas]);
  return [
    ...uses
      .filter(({ id }) => !known.has(areaOf.get(id) ?? ''))
      .map(({ file, id }) => `${file} shows ${id}, of the area ${areaOf.get(id)}`),
    ...later.flatMap((next) => strangers(next, known, [...seen, root])),
  ];
}

it('has the area of every text that a part of the page shows', () => {
  expect(strangers(join(source, 'app', 'app.tsx'), new Set(['shell']))).toEqual([]);
});

it('says each text in one area', () => {
  const ids = readdirSync(messages).flatMap((area) =>
    Object.keys(JSON.parse(readFileSync(join(messages, area, 'pt-BR.json'), 'utf8'))),
  );

  expect(ids.toSorted()).toEqual([...areaOf.keys()].toSorted());
});
