import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.ts';
import { ensureNeighbour } from './programs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-neighbours-'));
  vi.stubEnv('NGINX_PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Looks for nginx on a machine without one, on which the installer is a script. */
function ensure(installs: boolean, isRoot = true) {
  const path = join(folder, 'nginx');
  const aptGet = join(folder, 'apt-get');
  const bring = installs ? `touch ${path}` : 'exit 1';
  writeFileSync(aptGet, `#!/bin/sh\necho "$@" >> ${folder}/calls\n${bring}\n`);
  chmodSync(aptGet, 0o755);
  const nginx = { title: 'nginx', variable: 'NGINX_PATH', path };
  return ensureNeighbour(new Processes(), 'nginx', nginx, { isRoot, aptGet });
}

describe('a server that the shop is tested beside', () => {
  it("is Debian's for root, who may install it, and is installed once", async () => {
    expect(await ensure(true)).toBe(join(folder, 'nginx'));
    expect(await ensure(true)).toBe(join(folder, 'nginx'));

    const calls = readFileSync(join(folder, 'calls'), 'utf8');
    expect(calls).toBe('update -qq\ninstall -y -qq --no-install-recommends nginx\n');
  });

  it.each([
    { installs: false, isRoot: true },
    { installs: true, isRoot: false },
  ])('is asked for in one sentence where it can not be installed (%o)', async (machine) => {
    await expect(ensure(machine.installs, machine.isRoot)).rejects.toThrow(
      'There is no nginx to test with and none could be installed: install it (on Debian, as root: apt-get install nginx) or name its program with NGINX_PATH.',
    );
  });

  it('is not another one than the variable names', async () => {
    vi.stubEnv('NGINX_PATH', '/nowhere');

    await expect(ensure(true)).rejects.toThrow('NGINX_PATH names /nowhere, which is not there');
    expect(existsSync(join(folder, 'calls'))).toBe(false);
  });
});
