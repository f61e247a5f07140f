import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.ts';
import { ensureProgram, programs, type Program } from './programs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-programs-'));
  vi.stubEnv('LAMP_PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Looks for a program on a machine without one, on which the installers are scripts. */
function ensure(machine: { isRoot: boolean; installs: boolean; elsewhere?: boolean }) {
  const path = join(folder, 'lamp');
  const installer = (name: string) => {
    const file = join(folder, name);
    const bring = machine.installs ? `touch ${path}` : 'exit 1';
    writeFileSync(file, `#!/bin/sh\necho "${name} $@" >> ${folder}/calls\n${bring}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const lamp: Program = {
    title: 'lamp',
    variable: 'LAMP_PATH',
    named: 'the program of a lamp',
    places: async () => ['', path],
    packages: ['lamp', 'bulbs'],
    ...(machine.elsewhere && { elsewhere: [installer('bring'), 'a', 'lamp'] }),
  };
  const { isRoot } = machine;
  return ensureProgram(new Processes(), lamp, { isRoot, aptGet: installer('apt-get') });
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8');

describe('a program of the tests', () => {
  it("is Debian's for root, who may install it, and is installed once", async () => {
    const machine = { isRoot: true, installs: true, elsewhere: true };

    expect(await ensure(machine)).toBe(join(folder, 'lamp'));
    expect(await ensure(machine)).toBe(join(folder, 'lamp'));
    expect(calls()).toBe(
      'apt-get update -qq\napt-get install -y -qq --no-install-recommends lamp bulbs\n',
    );
  });

  it('is brought to other users by what else can, such as Playwright', async () => {
    const machine = { isRoot: false, installs: true, elsewhere: true };

    expect(await ensure(machine)).toBe(join(folder, 'lamp'));
    expect(calls()).toBe('bring a lamp\n');
  });

  it.each([
    { isRoot: true, installs: false },
    { isRoot: false, installs: true },
    { isRoot: false, installs: false, elsewhere: true },
  ])('is asked for in one sentence where it cannot be installed (%o)', async (machine) => {
    await expect(ensure(machine)).rejects.toThrow(
      /^There is no lamp to test with and none could be installed: install it \(on Debian, as root: apt-get install lamp.*\) or name the program of a lamp with LAMP_PATH\.$/,
    );
  });

  it('is not another one than the variable names', async () => {
    vi.stubEnv('LAMP_PATH', '/nowhere');

    await expect(ensure({ isRoot: true, installs: true })).rejects.toThrow(
      'LAMP_PATH names /nowhere, which is not the program of a lamp: correct it, or unset it.',
    );
    expect(existsSync(join(folder, 'calls'))).toBe(false);
  });

  it.each([
    ['PG_BIN', '/tmp', programs.postgres],
    ['CHROMIUM_PATH', '/nowhere', programs.browser],
  ])('has a variable that names something else: %s=%s', async (variable, value, program) => {
    vi.stubEnv(variable, value);

    await expect(ensureProgram(new Processes(), program)).rejects.toThrow(`${variable} names`);
  });

  it('is found where it is installed, as the tests of the API find Postgres', async () => {
    vi.stubEnv('PG_BIN', '');

    expect(
      existsSync(join(await ensureProgram(new Processes(), programs.postgres), 'initdb')),
    ).toBe(true);
  });
});
