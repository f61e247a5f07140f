import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureShopsBuilt } from './build.mjs';
import { count } from './counts.mjs';
import { runPlaywright } from './runners.mjs';
import { builtScreens, readsByScreens, screensShown } from './screens.mjs';
import { readsOf } from './sources.mjs';
import { testedIn } from './tested.mjs';
import { root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Found, Part, Step } from './step.mjs' */
/** @import { Suite, Tested } from './tested.mjs' */

/** The package of everything that walks through the shop in a browser. */
const folder = 'tests/e2e';

/** The name of all walks as one part, where they cannot be told apart. */
const all = 'all';

/**
 * Tests that walk through the shop in a browser.
 * @typedef {object} Walks
 * @property {string} name of their step
 * @property {string} script of their package, which starts Playwright
 * @property {readonly string[]} reporters what makes it write JSON, where its configuration does not
 * @property {() => readonly string[]} shared what each of them reads besides the shop and the harness
 * @property {(walk: Tested) => string} own what one of them reads alone
 */

/**
 * A step of which each walk is a part. A walk reads the whole shop, but of the screens only those that
 * it was shown the last time; a walk of which nothing is known may see any.
 * @param {Walks} walks
 * @returns {Pick<Step, 'learns' | 'parts' | 'run'>}
 */
export function walking(walks) {
  return {
    learns: true,
    parts: (family) => partsOfWalks(walks, family),
    run: (family, parts) => walk(walks, family, parts),
  };
}

/**
 * @param {Walks} walks
 * @param {Family} family
 * @returns {Promise<readonly Part[]>}
 */
async function partsOfWalks(walks, family) {
  const listed = await list(walks, family);
  // Why they cannot be listed is told by running them.
  if (listed.length === 0) return [{ name: all, reads: undefined }];
  const shown = readShown(walks);
  const common = [
    ...readsOf(folder, 'apps/br', 'apps/py', 'apps/api').filter((path) => path !== folder),
    ...['package.json', 'src/harness', 'src/pages'].map((path) => `${folder}/${path}`),
    ...walks.shared(),
  ];
  const readsOfScreens = readsByScreens(common);
  return listed.map((tested) => {
    const screens = shown[tested.name];
    const shop = screens ? readsOfScreens(screens) : common;
    return { name: tested.name, builtOnly: true, reads: [...shop, walks.own(tested)] };
  });
}

/**
 * Has some of them made, and keeps which screens each of those was shown.
 * @param {Walks} walks
 * @param {Family} family
 * @param {readonly Part[]} parts
 * @returns {Promise<Found>}
 */
async function walk(walks, family, parts) {
  await ensureShopsBuilt(family);
  const chosen = join(root, 'reports', `${walks.name}.txt`);
  write(chosen, parts.map(({ name }) => name).join('\n'));
  const isAll = parts.some(({ name }) => name === all);
  const args = [...walks.reporters, ...(isAll ? [] : [`--test-list=${chosen}`])];
  const total = await runPlaywright(family, walks.name, folder, walks.script, args);
  const made = testedIn(readReport(walks));
  keepShown(walks, made);
  /** @type {Found} */
  const found = new Map(made.map(({ name, counted }) => [name, counted]));
  // A harness that does not start fails without failing a test.
  const isBroken = total.failed > 0 && made.every(({ counted }) => counted.failed === 0);
  if (isBroken) found.set('', count(0, 1));
  return found;
}

/**
 * @param {Walks} walks
 * @param {Family} family
 */
async function list(walks, family) {
  const report = reportOf(walks);
  write(report, '{}');
  await family.run({
    name: walks.name,
    file: 'pnpm',
    args: ['run', walks.script, '--list', '--reporter=json'],
    cwd: join(root, folder),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    output: 'keep',
  });
  return testedIn(readReport(walks));
}

/** @param {Walks} walks */
function reportOf({ name }) {
  return join(root, 'reports', `${name}.json`);
}

/**
 * @param {Walks} walks
 * @returns {{ suites?: readonly Suite[] }}
 */
function readReport(walks) {
  return readJson(reportOf(walks)) ?? {};
}

/** @param {Walks} walks */
function shownFile({ name }) {
  return join(root, '.cache', 'shown', `${name}.json`);
}

/**
 * Which screens each walk was shown the last time.
 * @param {Walks} walks
 * @returns {Record<string, readonly string[] | undefined>}
 */
function readShown(walks) {
  return readJson(shownFile(walks)) ?? {};
}

/**
 * @param {Walks} walks
 * @param {readonly Tested[]} made
 */
function keepShown(walks, made) {
  // One that asked for nothing in a browser says nothing of what it stands on.
  const known = made.filter(({ asked }) => asked.length > 0);
  if (known.length === 0) return;
  const { routes, manifests } = builtScreens();
  const shown = known.map(({ name, asked }) => [name, screensShown(asked, routes, manifests)]);
  const kept = { ...readShown(walks), ...Object.fromEntries(shown) };
  write(shownFile(walks), JSON.stringify(kept, null, 1));
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
