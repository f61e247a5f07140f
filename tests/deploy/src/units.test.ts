import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { deploy } from './repository.ts';

const analyze = '/usr/bin/systemd-analyze';

/** The units as they are installed, on a machine whose programs do nothing. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-units-'));
  const units = join(folder, 'units');
  await cp(join(deploy, 'systemd'), units, { recursive: true });
  for (const name of await readdir(units, { recursive: true })) {
    if (!/\.\w+$/.test(name) || name.endsWith('.d')) continue;
    const path = join(units, name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll('/opt/ponte/current', join(folder, 'ponte')));
  }
  for (const program of ['node', 'deploy/backup', 'deploy/trial-restore']) {
    const path = join(folder, 'ponte', program);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '#!/bin/sh\n');
    await chmod(path, 0o755);
  }
});
afterAll(() => rm(folder, { recursive: true }));

function ask(context: TestContext, ...words: readonly string[]): string {
  context.skip(!existsSync(analyze), 'There is no systemd-analyze here: install systemd.');
  const { stdout, stderr } = spawnSync(analyze, words, {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${join(folder, 'units')}:` },
  });
  return `${stdout}${stderr}`;
}

const servers = ['ponte-api@4000', 'ponte-br@4001', 'ponte-py@4002', 'ponte-staff@4003'];
const others = ['ponte-backup', 'ponte-trial-restore'];

test('systemd has nothing to say against any unit', (context) => {
  const units = [...servers, ...others].map((name) => `${name}.service`);
  const timers = others.map((name) => `${name}.timer`);

  expect(ask(context, 'verify', ...units, ...timers)).toBe('');
});

describe.each([...servers, ...others])('%s', (name) => {
  test('may do little besides its work', (context) => {
    const words = ['security', '--offline=true', '--no-pager', `${name}.service`];
    const exposure = /exposure level for \S+: ([\d.]+)/.exec(ask(context, ...words))?.[1];

    // systemd calls up to 5 medium, and what has no protection 9.6.
    expect(Number(exposure)).toBeLessThan(2);
  });
});
