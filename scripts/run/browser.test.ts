import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.ts';
import { ensureBrowser } from './programs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A machine without a browser, on which both installers are scripts. */
function machine(settings: { isRoot: boolean; installs: boolean }) {
  const chromium = join(folder, 'chromium');
  const own = join(folder, 'own-chromium');
  return {
    isRoot: settings.isRoot,
    chromium,
    aptGet: installer('apt-get', settings.installs ? chromium : undefined),
    playwright: installer('playwright', settings.installs ? own : undefined),
    playwrightChromium: () => Promise.resolve(own),
  };
}

function installer(name: string, brings: string | undefined) {
  const path = join(folder, name);
  const bring = brings ? `touch ${brings}` : 'exit 1';
  writeFileSync(path, `#!/bin/sh\necho "${name} $@" >> ${folder}/calls\n${bring}\n`);
  chmodSync(path, 0o755);
  return path;
}

function calls() {
  return readFileSync(join(folder, 'calls'), 'utf8');
}

describe('the browser of the tests', () => {
  it('is the one that is there, and nothing is installed', async () => {
    const here = machine({ isRoot: true, installs: true });
    writeFileSync(here.chromium, '');

    expect(await ensureBrowser(new Processes(), here)).toBe(here.chromium);
    expect(calls).toThrow('ENOENT');
  });

  it("is Debian's for root, who may install it", async () => {
    const here = machine({ isRoot: true, installs: true });

    expect(await ensureBrowser(new Processes(), here)).toBe(here.chromium);
    expect(calls()).toContain('apt-get update -qq\napt-get install -y -qq');
    expect(calls()).not.toContain('playwright');
  });

  it("is Playwright's own for everybody else", async () => {
    const here = machine({ isRoot: false, installs: true });

    expect(await ensureBrowser(new Processes(), here)).toBe(await here.playwrightChromium());
    expect(calls()).toBe('playwright install chromium\n');
  });

  it('is asked for in one sentence when it cannot be installed', async () => {
    const here = machine({ isRoot: true, installs: false });

    await expect(ensureBrowser(new Processes(), here)).rejects.toThrow(
      /^There is no Chromium to test with and none could be installed: install one .* or name yours with CHROMIUM_PATH\.$/,
    );
  });
});
