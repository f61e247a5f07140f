import { expect, test } from 'vitest';
import { isConformant, type Report, type Result } from './conformance.ts';
import { countOf, writeReport } from './report.ts';

const passed: Result = {
  area: 'lists',
  name: 'cheapest first',
  optional: false,
  outcome: 'passed',
  milliseconds: 1500,
};
const failed: Result = {
  ...passed,
  outcome: 'failed',
  reason: '“<1>” & "2"',
  call: 'GET /api/public/products',
  section: 'Products',
};
const absent: Result = { ...passed, outcome: 'absent', optional: true, reason: 'It answers 404' };
const report: Report = { address: 'https://shop.example', results: [passed, failed, absent] };

test('a report as text has a line a rule, and why, where and by which section it does not hold', () => {
  expect(writeReport(report, 'text').split('\n')).toEqual([
    'https://shop.example',
    '✓ lists: cheapest first',
    '✗ lists: cheapest first',
    '    “<1>” & "2"',
    '    At GET /api/public/products: see “Products” in BACKEND.md of @ponte/contract.',
    '– lists: cheapest first (optional)',
    '    It answers 404',
    '1 passed, 1 failed, 1 left out by the backend, 0 not checked',
    '',
  ]);
});

test('a JUnit report counts failures and skipped checks, and escapes sentences', () => {
  const xml = writeReport(report, 'junit');

  expect(xml).toContain('tests="3" failures="1" skipped="1"');
  expect(xml).toContain('<failure message="“&lt;1&gt;” &amp; &quot;2&quot; At GET ');
  expect(xml).toContain('time="1.5" />');
});

test('a report as JSON can be read back', () => {
  expect(JSON.parse(writeReport(report, 'json'))).toEqual(report);
});

test('one broken rule, or none that was checked, is not conformant', () => {
  expect(isConformant(report)).toBe(false);
  expect(isConformant({ ...report, results: [passed, absent] })).toBe(true);
  expect(isConformant({ ...report, results: [absent] })).toBe(false);
  expect(countOf(report)).toContain('1 failed');
});
