import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { end, run, until, type Running } from '../run/test/stand-in.ts';
import { root } from '../run/workspace.ts';

/** The clone of a rehearsal is made in a folder of the test's. */
let temporary: string;
let rehearsal: Running;

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'ponte-release-test-'));
  const command = [process.execPath, 'scripts/run.mjs', 'release', '--dry'];
  rehearsal = run({ root, env: { PATH: process.env['PATH'] ?? '', TMPDIR: temporary } }, command);
});

afterEach(async () => {
  end(-rehearsal.pid, 'SIGTERM');
  await rehearsal.ended;
  rmSync(temporary, { recursive: true, force: true });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a rehearsal that %s stops names its steps and leaves no clone behind',
  async (signal, code) => {
    await until(() => rehearsal.output().includes('Installing what'));
    expect(readdirSync(temporary)).toHaveLength(1);

    process.kill(rehearsal.pid, signal);

    expect(await rehearsal.ended).toEqual({ code, signal: null });
    expect(rehearsal.output()).toMatch(
      /^ +\d.* s {2}Cloning what is committed\n +\d.* s {2}Installing /,
    );
    await until(() => readdirSync(temporary).length === 0);
  },
);
