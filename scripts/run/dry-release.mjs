import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPackages } from './build.mjs';
import { count, sum } from './reports.mjs';
import { readManifest, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Count } from './reports.mjs' */

/**
 * A package as `pnpm publish --json` tells of it.
 * @typedef {object} Packed
 * @property {string} name
 * @property {string} version
 * @property {readonly { path: string }[]} files
 */

/** What everybody who installs a package finds in it. */
const expected = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

/**
 * Releases what is committed from a clean clone, up to the sending: versions, changelogs, build and
 * packing. One check for each command, one for each package.
 * @param {Family} family
 * @returns {Promise<Count>}
 */
export async function checkRelease(family) {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-release-'));
  try {
    /**
     * @param {string} file
     * @param {readonly string[]} args
     */
    const run = (file, args) =>
      family.run({ name: 'release', file, args, cwd: folder, output: 'keep' });
    const cloned = await run('git', ['clone', '--quiet', '--no-hardlinks', root, '.']);
    if (cloned.code !== 0) return failed(cloned.output);
    const installed = await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
    if (installed.code !== 0) return failed(installed.output);
    const versioned = await run('pnpm', ['run', 'version-packages']);
    if (versioned.code !== 0) return failed(versioned.output);
    const { code, output } = await run('pnpm', ['run', 'release', '--dry-run']);
    if (code !== 0) return failed(output);
    return sum([count(2, 0), ...checksOf(packedIn(output))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} output */
function failed(output) {
  process.stdout.write(output);
  return count(0, 1);
}

/**
 * The list at the end of what was printed.
 * @param {string} output
 * @returns {readonly Packed[]}
 */
function packedIn(output) {
  return JSON.parse(output.slice(output.lastIndexOf('\n[') + 1));
}

/** @param {readonly Packed[]} packed */
function checksOf(packed) {
  return builtPackages().map((folder) => {
    const { name } = readManifest(folder);
    const problems = problemsOf(packed.find((one) => one.name === name));
    for (const problem of problems) console.log(`release: ${name} ${problem}`);
    return count(problems.length > 0 ? 0 : 1, problems.length > 0 ? 1 : 0);
  });
}

/** @param {Packed | undefined} one */
function problemsOf(one) {
  if (!one) return ['is not among what is published'];
  const paths = one.files.map(({ path }) => path);
  return [
    ...(one.version === '0.0.0' ? ['has no version'] : []),
    ...expected.filter((file) => !paths.includes(file)).map((file) => `lacks its ${file}`),
    ...paths
      .filter((path) => /(^|\/)src\/|\.test\.|\.stories\./.test(path))
      .map((path) => `has ${path}`),
  ];
}
