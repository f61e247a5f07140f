import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('..', import.meta.url);
const shipped = globSync('**/*.{ts,tsx,css}', {
  cwd: src,
  exclude: ['test/**', 'docs/**', '**/*.{test,stories}.*'],
});

test('no comment that is published sends its reader to a file that is not in the package', () => {
  const sources = shipped.map((file) => ({ file, text: readFileSync(new URL(file, src), 'utf8') }));
  expect(sources.length).toBeGreaterThan(150);
  const senders = sources.filter(({ text }) => /\b[\w-]+\.mdx?\b|§/.test(text));
  expect(senders.map(({ file }) => file)).toEqual([]);
});
