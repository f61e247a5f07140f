import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { node, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

const debianChromium = '/usr/bin/chromium';

/**
 * Finds a browser to test with, and installs one where there is none.
 * @param {Family} family
 * @returns {Promise<string>} the path of its program
 * @throws {Refusal} when there is none and none can be had
 */
export async function ensureBrowser(family) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Refusal(
      `CHROMIUM_PATH names ${chosen}, which is not there: set it to the program of a Chromium, or unset it.`,
    );
  }
  const found = await findBrowser(family);
  if (found) return found;
  say('No Chromium here to test with: installing one…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installDebians(family);
  else await family.run({ name: 'browser', file: playwright, args: ['install', 'chromium'] });
  const installed = await findBrowser(family);
  if (installed) return installed;
  throw new Refusal(
    'There is no Chromium to test with and none could be installed: install one (on Debian, as root: apt-get install chromium; elsewhere: npx playwright install chromium) or name yours with CHROMIUM_PATH.',
  );
}

const playwright = join(root, 'tests', 'e2e', 'node_modules', '.bin', 'playwright');

/** @param {Family} family */
async function findBrowser(family) {
  if (existsSync(debianChromium)) return debianChromium;
  const { output } = await family.run({
    name: 'browser',
    file: node,
    args: ['-p', "require('@playwright/test').chromium.executablePath()"],
    cwd: join(root, 'tests', 'e2e'),
    output: 'keep',
  });
  const path = output.trim();
  return existsSync(path) ? path : undefined;
}

/** @param {Family} family */
async function installDebians(family) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await family.run({ name: 'apt', file: 'apt-get', args: ['update', '-qq'], env });
  await family.run({
    name: 'apt',
    file: 'apt-get',
    args: ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    env,
  });
}
