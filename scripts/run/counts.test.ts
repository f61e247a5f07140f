import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, countOfVitest, countsOfVitest, judged, sum, summaryOf } from './counts.mjs';

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

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: 'it', failureMessages: [] })),
});

describe('counts of Vitest', () => {
  it('takes passed, failed and skipped from the report', () => {
    write({
      testResults: [
        file('/a/one.test.ts', 'passed', 'failed', 'todo'),
        file('/b/two.test.ts', 'passed', 'skipped'),
      ],
    });

    expect(countOfVitest(report, 1)).toEqual(count(2, 1, 2));
  });

  it('takes a test that passed on a retry for passed, and says what it failed with at first', () => {
    const failureMessages = ['\u001B[31mError: no button\u001B[39m\n    at shop.test.ts:3:42'];
    const flaky = { status: 'passed', fullName: 'the cart opens', failureMessages };
    const { name, status, assertionResults } = file('/a/cart.test.ts', 'passed');
    write({ testResults: [{ name, status, assertionResults: [...assertionResults, flaky] }] });

    expect(countOfVitest(report, 0)).toEqual(
      count(2, 0, 0, [{ name: 'cart.test.ts › the cart opens', clue: 'Error: no button' }]),
    );
  });

  it('counts a failure when the program fails though no test did, as for an error between two', () => {
    write({ testResults: [file('/a/one.test.ts', 'passed')] });

    expect(countOfVitest(report, 1)).toEqual(count(1, 1));
  });

  it('counts a failure when there is no report at all', () => {
    expect(countOfVitest(report, 1)).toEqual(count(0, 1));
  });
});

describe('counts of Vitest by folder', () => {
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

describe('the summary', () => {
  it('is the sum over all runners, in the form that readers of a log look for', () => {
    expect(summaryOf(sum([count(12, 0), count(7, 1, 3), count(1, 0)]))).toBe('20 passed, 1 failed');
  });
});

describe('flaky tests', () => {
  const found = (flaky: number) =>
    sum(
      Array.from({ length: flaky }, (_, index) =>
        count(1, 0, 0, [{ name: `journey ${index}`, clue: 'trace.zip' }]),
      ),
    );

  it('have passed while there are two at most', () => {
    expect(summaryOf(judged(sum([count(5, 0), found(2)])))).toBe('7 passed, 0 failed');
  });

  it('have failed, all of them, once there are more', () => {
    const total = judged(sum([count(5, 0), found(2), found(1)]));

    expect(summaryOf(total)).toBe('5 passed, 3 failed');
    expect(total.flaky).toHaveLength(3);
  });
});
