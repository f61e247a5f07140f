import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kitAreasOf } from '../../vite/kit-areas.ts';

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
  /** `file: entry` for each part of the design system that the chunk shows. */
  readonly shows: readonly { readonly file: string; readonly entry: string }[];
  /** `file: id` for each id of a text that stands in the chunk's code. */
  readonly uses: readonly { readonly file: string; readonly id: string }[];
  /** Files that are imported when they are needed. */
  readonly later: readonly string[];
}

/** What a file and those that it imports statically say. */
function chunkOf(root: string): Chunk {
  const files = [root];
  const [areas, later] = [new Set<string>(), [] as string[]];
  const [uses, shows] = [[] as Chunk['uses'][number][], [] as Chunk['shows'][number][]];
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
    for (const [, entry = ''] of code.matchAll(
      /^import (?!type)[^;]*? from '@ponte\/ui\/([a-z-]+)'/gm,
    )) {
      shows.push({ file: file.slice(source.length + 1), entry });
    }
    const at = (path: string) => join(file, '..', path);
    for (const [, path = ''] of code.matchAll(/from '(\.[^']+\.tsx?)'/g)) {
      if (!files.includes(at(path))) files.push(at(path));
    }
    for (const [, path = ''] of code.matchAll(/import\('(\.[^']+)'\)/g)) later.push(at(path));
  }
  return { areas, uses, shows, later };
}

const kit = join(source, '..', '..', 'ui', 'src');

/** The area of every text of the design system, by its name. */
const kitAreaOf = new Map(
  readdirSync(join(kit, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: area }) => {
      const types = readFileSync(join(kit, 'locales', area, 'messages.ts'), 'utf8');
      return [...types.matchAll(/^ {2}readonly (\w+): \{|^ {2}readonly (\w+):/gm)].map(
        ([, name, other]) => [name ?? other ?? '', area] as const,
      );
    }),
);

/** The areas of texts that a component of the design system shows, itself or through others. */
function neededBy(entry: string): ReadonlySet<string> {
  const files = [join(kit, entry, 'index.ts')];
  const areas = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, names = ''] of code.matchAll(/\{([^{}]*)\} = useMessages\(\)/g)) {
      for (const [, name = ''] of names.matchAll(/(\w+)(?::\s*\w+)?/g)) {
        areas.add(kitAreaOf.get(name) ?? `of "${name}"`);
      }
    }
    for (const [, name = ''] of code.matchAll(/useMessages\(\)\.(\w+)/g)) {
      areas.add(kitAreaOf.get(name) ?? `of "${name}"`);
    }
    const imports = code.matchAll(
      /^(?:import|export) (?!type)[^;]*? from '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
    );
    for (const [, now = '', later = ''] of imports) {
      const path = join(file, '..', now || later);
      if (!files.includes(path)) files.push(path);
    }
  }
  return areas;
}

/** Texts that a chunk, or one that comes after it, shows without having their area. */
function strangers(root: string, around: ReadonlySet<string>, seen: string[] = []): string[] {
  if (seen.includes(root)) return [];
  const { areas, uses, shows, later } = chunkOf(root);
  const known = new Set([...around, ...areas]);
  const knownOfKit = new Set([...known].flatMap((area) => kitAreasOf(area)));
  return [
    ...uses
      .filter(({ id }) => !known.has(areaOf.get(id) ?? ''))
      .map(({ file, id }) => `${file} shows ${id}, of the area ${areaOf.get(id)}`),
    ...shows.flatMap(({ file, entry }) =>
      [...neededBy(entry)]
        .filter((area) => !knownOfKit.has(area))
        .map((area) => `${file} shows the kit's ${entry}, which needs its area ${area}`),
    ),
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
