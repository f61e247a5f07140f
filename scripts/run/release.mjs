import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, builtPackages } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { readManifest, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

/** What `pnpm publish --json` tells of a package. */
/** @typedef {{ name: string, version: string, files: readonly { path: string }[] }} Packed */

const publish = ['publish', '--recursive', '--filter=./packages/*', '--access=public'];

/** Where nothing can be (RFC 2606): what manifests name as long as the repository has no public home. */
const reserved = /^https?:\/\/[^/]*\.example\//;

/**
 * Publishes every package whose version the registry does not have yet; with `--dry` rehearses that in
 * a clean clone, up to the sending.
 * @param {Family} family
 * @param {readonly string[]} words
 * @throws {Refusal} when something has to be done before
 */
export async function release(family, words) {
  if (words.some((word) => word !== '--dry')) {
    throw new Refusal('Say "npm run release", or "npm run release -- --dry" to rehearse it.');
  }
  if (words.length > 0) return rehearse(family);
  refuseChangesets();
  refuseReservedAddresses();
  await ensureInstalled(family);
  await buildPackages(family);
  const { code } = await family.run({
    name: 'publish',
    file: 'pnpm',
    args: publish,
    output: 'plain',
  });
  return code;
}

/** What is announced has to stand in a changelog, under a version, before it goes out. */
function refuseChangesets() {
  const waiting = readdirSync(join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  if (waiting.length === 0) return;
  throw new Refusal(
    `${waiting.length} changesets have no version yet: run "pnpm version-packages", read the changelogs through and commit them.`,
  );
}

function refuseReservedAddresses() {
  const unnamed = builtPackages().filter((folder) => reserved.test(readManifest(folder).homepage));
  if (unnamed.length === 0) return;
  say(`Without a home: ${unnamed.join(', ')}.`);
  throw new Refusal(
    'The packages name an address that nobody can have: write the public one of the repository into "homepage", "bugs" and "repository" of each.',
  );
}

/**
 * Versions, changelogs, builds and packs what is committed, and looks at what would go.
 * @param {Family} family
 */
async function rehearse(family) {
  await ensureInstalled(family);
  const cwd = mkdtempSync(join(tmpdir(), 'ponte-release-'));
  /**
   * @param {string} file
   * @param {readonly string[]} args
   */
  const run = async (file, args) => {
    const { code, output } = await family.run({ name: 'release', file, args, cwd, output: 'keep' });
    if (code === 0) return output;
    say(output);
    throw new Refusal(`${file} ${args.join(' ')} failed (exit ${code}): its errors stand above.`);
  };
  try {
    await run('git', ['clone', '--quiet', '--no-hardlinks', root, '.']);
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
    await run('pnpm', ['run', 'version-packages']);
    await run('pnpm', ['--recursive', '--filter=./packages/*', '--if-present', 'run', 'build']);
    const output = await run('pnpm', [...publish, '--dry-run', '--no-git-checks', '--json']);
    /** @type {readonly Packed[]} */
    const packed = JSON.parse(output.slice(output.lastIndexOf('\n[') + 1));
    const problems = builtPackages().flatMap((folder) => problemsOf(folder, packed));
    for (const problem of problems) say(problem);
    if (problems.length === 0) say(`${packed.length} packages could be published.`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {readonly Packed[]} packed
 */
function problemsOf(folder, packed) {
  const { name } = readManifest(folder);
  const one = packed.find((each) => each.name === name);
  if (!one) return [`${name} is not among what is published`];
  const paths = one.files.map(({ path }) => path);
  return [
    ...(one.version === '0.0.0' ? [`${name} has no version`] : []),
    ...['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']
      .filter((file) => !paths.includes(file))
      .map((file) => `${name} lacks its ${file}`),
    ...paths
      .filter((path) => /(^|\/)src\/|\.test\.|\.stories\./.test(path))
      .map((path) => `${name} has ${path}`),
  ];
}
