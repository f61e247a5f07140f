import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTargets } from './browsers.ts';

test('the oldest browsers are named as builds name them', () => {
  expect(browserTargets).toEqual(['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']);
});

test.each([
  'docs/architecture.md',
  'docs/decisions/2026-11-28-browsers.md',
  'packages/ui/README.md',
])('%s names them', (file) => {
  const text = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').replaceAll(/\s+/g, ' ');

  expect(text).toContain('Chrome and Edge 111, Firefox 128, Safari and iOS 16.4');
});
