import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  count,
  countOfPlaywright,
  countOfVitest,
  countsOfVitest,
  sum,
  summaryOf,
} from './counts.mjs';

let folder: string;
let report: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-counts-'));
  report = join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(content: unknown) {
  writeFileSync(report, JSON.stringify(content));
}

describe('counts of Vitest', () => {
  it('takes passed, failed and skipped from the report', () => {
    write({ numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 });

    expect(countOfVitest(report, 1)).toEqual(count(12, 2, 4));
  });

  it('counts a failure when the program fails though no test did, as for a file that does not load', () => {
    write({ numPassedTests: 12, numFailedTests: 0, numPendingTests: 0 });

    expect(countOfVitest(report, 1)).toEqual(count(12, 1));
  });

  it('counts a failure when there is no report at all', () => {
    expect(countOfVitest(report, 1)).toEqual(count(0, 1));
  });
});

describe('counts of Vitest by folder', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  });

  it('belong to the innermost folder, and to nobody where there is none', () => {
    write({
      testResults: [
        file('/a/one.test.ts', 'passed', 'failed', 'skipped'),
        file('/a/b/two.test.ts', 'passed'),
        file('/ab/three.test.ts', 'passed', 'passed'),
      ],
    });

    expect(countsOfVitest(report, 1, ['/a', '/a/b', '/c'])).toEqual(
      new Map([
        ['/a', count(1, 1, 1)],
        ['/a/b', count(1, 0)],
        ['/c', count(0, 0)],
        ['', count(2, 0)],
      ]),
    );
  });

  it('tell of a file that does not load as a failure of its folder', () => {
    write({ testResults: [{ name: '/a/one.test.ts', status: 'failed', assertionResults: [] }] });

    expect(countsOfVitest(report, 1, ['/a'])).toEqual(new Map([['/a', count(0, 1)]]));
  });

  it('tell of a failure that is no file’s, and of a report that is not there', () => {
    expect(countsOfVitest(report, 1, ['/a'])).toEqual(
      new Map([
        ['/a', count(0, 0)],
        ['', count(0, 1)],
      ]),
    );
  });
});

describe('counts of Playwright', () => {
  it('counts a test that needed a second attempt as failed', () => {
    write({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });

    expect(countOfPlaywright(report, 1)).toEqual(count(7, 2, 2));
  });
});

describe('the summary', () => {
  it('is the sum over all runners, in the form that readers of a log look for', () => {
    expect(summaryOf(sum([count(12, 0), count(7, 1, 3), count(1, 0)]))).toBe('20 passed, 1 failed');
  });
});
