import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { debian, installPackages } from './debian.mjs';
import { say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { node, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

const e2e = join(root, 'tests', 'e2e');

/** Where a browser can be, and what can bring one. */
const thisMachine = {
  ...debian,
  chromium: '/usr/bin/chromium',
  playwright: join(e2e, 'node_modules', '.bin', 'playwright'),
  /**
   * Where Playwright's own browser is, or would be.
   * @param {Family} family
   */
  playwrightChromium: async (family) => {
    const script = "require('@playwright/test').chromium.executablePath()";
    const command = { name: 'browser', file: node, args: ['-p', script], cwd: e2e };
    const { output } = await family.run({ ...command, output: 'keep' });
    return output.trim();
  },
};

/**
 * Finds a browser to test with, and installs one where there is none: Debian's package for root,
 * Playwright's own for anybody else.
 * @param {Family} family
 * @param {typeof thisMachine} [machine]
 * @returns {Promise<string>} the path of its program
 * @throws {Refusal} when there is none and none can be had
 */
export async function ensureBrowser(family, machine = thisMachine) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Refusal(
      `CHROMIUM_PATH names ${chosen}, which is not there: set it to the program of a Chromium, or unset it.`,
    );
  }
  const found = await findBrowser(family, machine);
  if (found) return found;
  say('No Chromium here to test with: installing one…');
  await installBrowser(family, machine);
  const installed = await findBrowser(family, machine);
  if (installed) return installed;
  throw new Refusal(
    'There is no Chromium to test with and none could be installed: install one (on Debian, as root: apt-get install chromium; elsewhere: npx playwright install chromium) or name yours with CHROMIUM_PATH.',
  );
}

/**
 * @param {Family} family
 * @param {typeof thisMachine} machine
 */
async function findBrowser(family, machine) {
  if (existsSync(machine.chromium)) return machine.chromium;
  const own = await machine.playwrightChromium(family);
  return existsSync(own) ? own : undefined;
}

/**
 * @param {Family} family
 * @param {typeof thisMachine} machine
 */
async function installBrowser(family, { isRoot, aptGet, playwright }) {
  if (!isRoot || !existsSync(aptGet)) {
    await family.run({ name: 'browser', file: playwright, args: ['install', 'chromium'] });
    return;
  }
  await installPackages(family, aptGet, ['chromium', 'fonts-liberation']);
}
