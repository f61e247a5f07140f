import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const src = new URL('.', import.meta.url);

function read(pattern: string, exclude: readonly string[] = []): string {
  const files = globSync(pattern, { cwd: src, exclude });
  return files.map((file) => readFileSync(new URL(file, src), 'utf8')).join('\n');
}

const defined = new Set(
  [...read('*/**/*.css').matchAll(/\.(ui-[\w-]+)/g)].map(([, name = '']) => name),
);
const written = new Set(
  [
    ...read('**/*.{ts,tsx}', ['**/*.{test,stories}.*', 'test/**']).matchAll(/(?<!-)\bui-[\w-]+/g),
  ].map(([name]) => name),
);

test('every class of the kit that a component names is drawn', () => {
  expect(defined.size).toBeGreaterThan(50);
  const missing = [...written].filter((name) => !defined.has(name));
  expect(missing).toEqual([]);
});

test('every class of the kit that is drawn is named by a component', () => {
  const unused = [...defined].filter((name) => !written.has(name));
  expect(unused).toEqual([]);
});

const listedIn = (sheet: string) =>
  [...read(sheet).matchAll(/@import '\.\/(.+)'/g)].map(([, file = '']) => file);
const apart = listedIn('apart.css');
/** What several of them begin with. */
const shared = apart.flatMap((file) =>
  [...read(file).matchAll(/@import '\.\.\/(.+)'/g)].map(([, sheet = '']) => sheet),
);

test("every component's look is part of the kit's, or of a stylesheet beside it", () => {
  const listed = [...listedIn('components.css'), ...apart, ...new Set(shared)];
  expect(listed.toSorted()).toEqual(globSync('*/**/*.css', { cwd: src }).toSorted());
});

test.each(apart)(
  'a component with the stylesheet %s has no utilities, which every page would have',
  (file) => {
    const code = read(`${dirname(file)}/*.tsx`, ['**/*.{test,stories}.*']);
    const classes = [...code.matchAll(/className=(?:"([^"]*)"|\{cx\(([^)]*)\)\})/g)]
      .flatMap(([, text = '', parts = '']) => [
        text,
        ...[...parts.matchAll(/'([^']*)'/g)].map(([, part = '']) => part),
      ])
      .flatMap((text) => text.split(/\s+/))
      .filter(Boolean);
    expect(classes.filter((name) => !/^(ui-|stack-ui|grid-ui)/.test(name))).toEqual([]);
  },
);

test.each(apart)('the stylesheet %s is named after its component', (file) => {
  expect(basename(file, '.css')).toBe(dirname(file));
});
