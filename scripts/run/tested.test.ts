import { expect, it } from 'vitest';
import { testedIn } from './tested.mjs';

it('names a test as Playwright lists it, and fails one that passed at its second attempt', () => {
  const tested = (projectName: string, status: string) => ({ projectName, status, results: [] });
  const spec = {
    title: 'it opens',
    file: 'a.spec.ts',
    tests: [tested('br', 'expected'), tested('py', 'flaky')],
  };
  const found = testedIn({
    suites: [{ title: 'a.spec.ts', suites: [{ title: 'on a phone', specs: [spec] }] }],
  });

  expect(found.map(({ name, counted }) => [name, counted.passed, counted.failed])).toEqual([
    ['[br] › a.spec.ts › on a phone › it opens', 1, 0],
    ['[py] › a.spec.ts › on a phone › it opens', 0, 1],
  ]);
});
