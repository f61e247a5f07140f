import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, countOf, judged, sum } from './reports.ts';

let folder: string;
let report: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-reports-'));
  report = join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(content: unknown) {
  writeFileSync(report, JSON.stringify(content));
}

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: 'it', failureMessages: [] })),
});

describe('a check', () => {
  it('is counted by the exit code of its program', () => {
    expect(countOf(0)).toEqual(count(1, 0));
    expect(countOf(2)).toEqual(count(0, 1));
  });
});

describe('counts of Vitest', () => {
  it('takes passed, failed and skipped from the report', () => {
    write({
      testResults: [
        file('/a/one.test.ts', 'passed', 'failed', 'todo'),
        file('/b/two.test.ts', 'passed', 'skipped'),
      ],
    });

    expect(countOf(1, 'vitest', report)).toEqual({ ...count(2, 1), skipped: 2 });
  });

  it('takes a test that passed on a retry for passed, and says what it failed with at first', () => {
    const failureMessages = ['\u001B[31mError: no button\u001B[39m\n    at shop.test.ts:3:42'];
    const flaky = { status: 'passed', fullName: 'the cart opens', failureMessages };
    const { name, status, assertionResults } = file('/a/cart.test.ts', 'passed');
    write({ testResults: [{ name, status, assertionResults: [...assertionResults, flaky] }] });

    expect(countOf(0, 'vitest', report)).toEqual({
      ...count(2, 0),
      flaky: [{ name: 'cart.test.ts › the cart opens', clue: 'Error: no button' }],
    });
  });

  it('counts a failure for a file that does not load', () => {
    write({ testResults: [{ name: '/a/one.test.ts', status: 'failed', assertionResults: [] }] });

    expect(countOf(1, 'vitest', report)).toEqual(count(0, 1));
  });

  it('counts a failure when the program fails though no test did, as for an error between two', () => {
    write({ testResults: [file('/a/one.test.ts', 'passed')] });

    expect(countOf(1, 'vitest', report)).toEqual(count(1, 1));
  });

  it('counts a failure when there is no report at all', () => {
    expect(countOf(1, 'vitest', report)).toEqual(count(0, 1));
  });
});

describe('counts of Playwright', () => {
  it('takes what passed, failed and was skipped, and what passed on a retry with its trace', () => {
    const results = [{}, { attachments: [{ name: 'trace', path: '/reports/trace.zip' }] }];
    const flaky = { projectName: 'br', status: 'flaky', results };
    const well = { projectName: 'py', status: 'expected', results: [] };
    const spec = { title: 'the list opens', file: 'list.spec.ts', line: 7, tests: [well, flaky] };
    write({
      suites: [{ title: 'list.spec.ts', suites: [{ title: 'on a phone', specs: [spec] }] }],
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    });

    expect(countOf(1, 'playwright', report)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      flaky: [{ name: '[br] list.spec.ts:7 › the list opens', clue: '/reports/trace.zip' }],
    });
  });

  it('counts a failure when the harness does not start', () => {
    write({ suites: [] });

    expect(countOf(1, 'playwright', report)).toEqual(count(0, 1));
  });
});

describe('flaky tests', () => {
  const found = (flaky: number) => ({
    ...count(flaky, 0),
    flaky: Array.from({ length: flaky }, (_, index) => ({ name: `journey ${index}`, clue: 'zip' })),
  });

  it('have passed while there are two at most', () => {
    expect(judged(sum([count(5, 0), found(2)]))).toMatchObject({ passed: 7, failed: 0 });
  });

  it('have failed, all of them, once there are more', () => {
    const total = judged(sum([count(5, 0), found(2), found(1)]));

    expect(total).toMatchObject({ passed: 5, failed: 3 });
    expect(total.flaky).toHaveLength(3);
  });
});
