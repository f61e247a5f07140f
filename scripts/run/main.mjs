import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildPackages, ensureShopsBuilt } from './build.mjs';
import { explore } from './explore.mjs';
import { codeOfSignal, Family } from './family.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';
import { Refusal } from './refusal.mjs';
import { release } from './release.mjs';
import { dev, start } from './start.mjs';
import { steps } from './steps.mjs';
import { test } from './test.mjs';
import { node, root } from './workspace.mjs';

/**
 * @typedef {object} Verb
 * @property {(family: Family, words: readonly string[]) => Promise<number>} run its result is the exit code
 * @property {boolean} [untilStopped] it runs until somebody stops it, so that being stopped is no failure
 */

/** @type {Readonly<Record<string, Verb>>} */
const verbs = {
  start: { run: start, untilStopped: true },
  dev: { run: dev, untilStopped: true },
  test: { run: test },
  build: { run: build },
  size: { run: size },
  'bench:api': { run: benchApi },
  soak: { run: soak },
  explore: { run: explore },
  'bench:pages': { run: benchPages },
  release: { run: release },
};

/**
 * Runs one command to its end and leaves no process behind.
 * @param {readonly string[]} words the command and what follows it
 * @returns {Promise<number>} the exit code
 */
export async function main([name = '', ...words]) {
  const verb = verbs[name];
  if (!verb) {
    console.error(`Say which command to run: ${Object.keys(verbs).join(', ')}.`);
    return 1;
  }
  const family = new Family();
  process.on('exit', () => family.kill());
  const stopped = untilStopped(family).then((signal) =>
    verb.untilStopped ? 0 : codeOfSignal(signal),
  );
  try {
    return await Promise.race([verb.run(family, words), stopped]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (family.isEnding) return await stopped;
    console.error(error.message);
    return 1;
  } finally {
    await family.end();
  }
}

/** @param {Family} family */
async function build(family) {
  await ensureInstalled(family);
  await ensureShopsBuilt(family);
  await buildPackages(family);
  return 0;
}

/** @param {Family} family */
async function size(family) {
  await ensureInstalled(family);
  const found = await steps.find(({ name }) => name === 'size')?.run(family);
  return found?.failed === 0 ? 0 : 1;
}

/**
 * Keeps an API and a storefront busy; the word is for how many minutes.
 * @param {Family} family
 * @param {readonly string[]} words
 */
async function soak(family, words) {
  await ensureInstalled(family);
  await ensureShopsBuilt(family);
  const args = [join(root, 'tests', 'faults', 'src', 'soak.ts'), ...words];
  const { code } = await family.run({ name: 'soak', file: node, args, output: 'plain' });
  return code;
}

/**
 * Measures the API with catalogues of several sizes; the words are the sizes.
 * @param {Family} family
 * @param {readonly string[]} words
 */
async function benchApi(family, words) {
  await ensureInstalled(family);
  const bench = join(root, 'apps', 'api', 'src', 'bench', 'bench.ts');
  const args = ['--conditions=@ponte/source', bench, ...words];
  const env = { PG_BIN: await ensurePostgres(family) };
  const { code } = await family.run({ name: 'bench:api', file: node, args, env, output: 'plain' });
  return code;
}

/**
 * Measures the pages in a browser and on the server; the word is how often each is visited.
 * @param {Family} family
 * @param {readonly string[]} words
 */
async function benchPages(family, words) {
  await ensureInstalled(family);
  await ensureShopsBuilt(family);
  const bench = join(root, 'tests', 'bench', 'src', 'pages.ts');
  const env = { CHROMIUM_PATH: await ensureBrowser(family) };
  const command = { name: 'bench:pages', file: node, args: [bench, ...words], env };
  const { code } = await family.run({ ...command, output: 'plain' });
  return code;
}

/**
 * Waits for a signal, or for the end of the npm that started us: npm passes INT and TERM on, but
 * dies of a HUP or a KILL without a word. A second signal kills at once.
 * @param {Family} family
 * @returns {Promise<NodeJS.Signals>}
 */
function untilStopped(family) {
  return new Promise((settle) => {
    let asked = false;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (asked) {
        family.kill();
        return;
      }
      asked = true;
      family.announceEnd();
      settle(signal);
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => stop(signal));
    }
    // Nobody reads any more once the terminal is gone; that is no reason to leave servers behind.
    process.stdout.on('error', () => {});
    process.stderr.on('error', () => {});
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent && !asked) stop('SIGHUP');
    }, 500).unref();
  });
}
