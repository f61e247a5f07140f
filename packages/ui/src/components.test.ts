import { globSync, readFileSync } from 'node:fs';
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

test("every component's look is part of the kit's", () => {
  const listed = [...read('components.css').matchAll(/@import '\.\/(.+)'/g)].map(
    ([, file]) => file,
  );
  expect(new Set(listed)).toEqual(new Set(globSync('*/**/*.css', { cwd: src })));
});
