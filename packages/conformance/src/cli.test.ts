import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ponte-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--conditions=@ponte/source', `${import.meta.dirname}/cli.ts`, ...args],
    { cwd: folder, encoding: 'utf8' },
  );

test.each([
  [[], 'One address is needed'],
  [['shop.example'], 'shop.example is no http address.'],
  [['http://127.0.0.1:1', '--format', 'yaml'], '--format is one of text, junit, json.'],
  [['http://127.0.0.1:1', '--timeout', 'soon'], '--timeout is a number of seconds'],
  [['http://127.0.0.1:1', '--fixtures', 'none.mjs'], "none.mjs can't be imported"],
  [['http://127.0.0.1:1', '--fixtures', 'bad.mjs'], 'The default export of bad.mjs'],
  [['http://127.0.0.1:1', '--only', 'nothing has this'], 'No rule'],
  [['http://127.0.0.1:1', '--wrong'], '--wrong'],
])('%j is refused in a sentence with exit 2', (args, sentence) => {
  writeFileSync(join(folder, 'bad.mjs'), 'export default { pays: 1 };');

  const { status, stderr } = run(...args);

  expect(stderr).toContain(sentence);
  expect(status).toBe(2);
});

test('a store that does not answer breaks each rule, exit 1, and the report is written', () => {
  const { status, stdout } = run(
    'http://127.0.0.1:1',
    '--only',
    'the team',
    '--format',
    'junit',
    '--output',
    'report.xml',
  );

  expect(status).toBe(1);
  expect(stdout).toContain('GET /api/public/team has no answer');
  expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('failures="1"');
});
