import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.ts';
import { ensurePostgres } from './programs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-postgres-'));
  vi.stubEnv('PG_BIN', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A machine without a server, on which the installer is a script. */
function machine(settings: { isRoot: boolean; installs: boolean }) {
  const programs = join(folder, 'bin');
  const aptGet = join(folder, 'apt-get');
  const bring = settings.installs ? `touch ${programs}` : 'exit 1';
  writeFileSync(aptGet, `#!/bin/sh\necho "apt-get $@" >> ${folder}/calls\n${bring}\n`);
  chmodSync(aptGet, 0o755);
  return {
    isRoot: settings.isRoot,
    aptGet,
    postgres: () => Promise.resolve(existsSync(programs) ? programs : ''),
  };
}

function calls() {
  return readFileSync(join(folder, 'calls'), 'utf8');
}

describe('the Postgres of the tests', () => {
  it('is the one that is there, and nothing is installed', async () => {
    const here = machine({ isRoot: true, installs: true });
    writeFileSync(join(folder, 'bin'), '');

    expect(await ensurePostgres(new Processes(), here)).toBe(join(folder, 'bin'));
    expect(calls).toThrow('ENOENT');
  });

  it("is Debian's for root, who may install it", async () => {
    const here = machine({ isRoot: true, installs: true });

    expect(await ensurePostgres(new Processes(), here)).toBe(join(folder, 'bin'));
    expect(calls()).toBe(
      'apt-get update -qq\napt-get install -y -qq --no-install-recommends postgresql\n',
    );
  });

  it.each([
    { isRoot: true, installs: false },
    { isRoot: false, installs: true },
  ])('is asked for in one sentence when it cannot be installed (%o)', async (settings) => {
    await expect(ensurePostgres(new Processes(), machine(settings))).rejects.toThrow(
      /^There is no Postgres to test with and none could be installed: install .* with PG_BIN\.$/,
    );
  });

  it('is not another one than PG_BIN names', async () => {
    vi.stubEnv('PG_BIN', '/nowhere');

    await expect(
      ensurePostgres(new Processes(), machine({ isRoot: true, installs: true })),
    ).rejects.toThrow('PG_BIN names /nowhere, where initdb and postgres are not');
    expect(calls).toThrow('ENOENT');
  });

  it('is found as the tests of the API find it', async () => {
    vi.stubEnv('PG_BIN', '/nowhere');

    await expect(ensurePostgres(new Processes())).rejects.toThrow('PG_BIN names /nowhere');
  });
});
