import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { count } from './counts.mjs';
import { countOfPlaywright, testedIn } from './tested.mjs';

interface Attempt {
  readonly attachments: readonly { readonly name: string; readonly path: string }[];
}

const test = (projectName: string, status: string, results: readonly Attempt[] = []) => ({
  projectName,
  status,
  results,
});
const failed = { attachments: [{ name: 'error-context', path: 'results/error-context.md' }] };
const retried = { attachments: [{ name: 'trace', path: 'results/trace.zip' }] };
const flakyName = '[py] › a.spec.ts › on a phone › it opens';

const reported = (...tests: ReturnType<typeof test>[]) => {
  const spec = { title: 'it opens', file: 'a.spec.ts', tests };
  return { suites: [{ title: 'a.spec.ts', suites: [{ title: 'on a phone', specs: [spec] }] }] };
};

it('names a test as Playwright lists it, with the trace of one that passed on a retry', () => {
  const found = testedIn(reported(test('br', 'expected'), test('py', 'flaky', [failed, retried])));

  expect(found.map(({ name, counted }) => [name, counted])).toEqual([
    ['[br] › a.spec.ts › on a phone › it opens', count(1, 0)],
    [flakyName, count(1, 0, 0, [{ name: flakyName, clue: 'results/trace.zip' }])],
  ]);
});

it('counts a whole report, and a failure where the program failed though no test did', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-tested-'));
  const report = join(folder, 'report.json');
  const statuses = ['expected', 'unexpected', 'skipped', 'flaky'];
  writeFileSync(report, JSON.stringify(reported(...statuses.map((each) => test('br', each)))));

  expect(countOfPlaywright(report, 1)).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(countOfPlaywright(join(folder, 'none.json'), 1)).toEqual(count(0, 1));

  rmSync(folder, { recursive: true });
});
