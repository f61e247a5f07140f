import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, countOfPlaywright, countOfVitest, sum, summaryOf } from './counts.mjs';

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
