import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { duration, say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { regions, shopBuild, titleOf } from './services.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { packageFolders, packagesWith, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Region } from './services.mjs' */

/**
 * Builds each storefront whose sources have changed since its last build, both at once.
 * @param {Family} family
 * @throws {Refusal} when a build fails, after its output
 */
export async function ensureShopsBuilt(family) {
  await Promise.all(regions.map((region) => ensureShopBuilt(region, family)));
}

/**
 * @param {Region} region
 * @param {Family} family
 */
async function ensureShopBuilt(region, family) {
  const stampFile = join(root, 'apps', region, 'build', '.stamp');
  const wanted = hashOf(sourcesOf(region));
  if (readStamp(stampFile) === wanted) return;

  const began = Date.now();
  say(`Building ${titleOf(region)}…`);
  // A build that is broken off half-way must not look like a good one at the next start.
  writeStamp(stampFile, '');
  const { code, output } = await family.run(shopBuild(region));
  if (family.isEnding) return;
  if (code !== 0) {
    process.stderr.write(output);
    throw new Refusal(`Building ${titleOf(region)} failed (exit ${code}): its errors stand above.`);
  }
  writeStamp(stampFile, wanted);
  say(`Built ${titleOf(region)} in ${duration(Date.now() - began)}.`);
}

/**
 * What a storefront is built from: itself, every package below it, and what was installed.
 * @param {Region} region
 */
function sourcesOf(region) {
  return [
    `apps/${region}`,
    ...packageFolders().filter((folder) => folder.startsWith('packages/')),
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ];
}

const packagesStamp = join(root, '.cache', 'packages.stamp');

/**
 * Builds the published packages, each after those that it stands on.
 * @param {Family} family
 * @throws {Refusal} when a build fails, after its output
 */
export async function buildPackages(family) {
  const wanted = hashOf(packageSources());
  writeStamp(packagesStamp, '');
  const { code } = await family.run({
    name: 'packages',
    file: 'pnpm',
    args: [
      '--recursive',
      '--workspace-concurrency=2',
      '--filter=./packages/*',
      '--if-present',
      'run',
      'build',
    ],
    output: 'plain',
  });
  if (family.isEnding) return;
  if (code !== 0) {
    throw new Refusal(`Building the packages failed (exit ${code}): the errors stand above.`);
  }
  writeStamp(packagesStamp, wanted);
}

/**
 * Builds the published packages when one has changed since they were built last.
 * @param {Family} family
 * @throws {Refusal} when a build fails, after its output
 */
export async function ensurePackagesBuilt(family) {
  const complete = builtPackages().every((folder) => existsSync(join(root, folder, 'dist')));
  if (complete && readStamp(packagesStamp) === hashOf(packageSources())) return;
  await buildPackages(family);
}

function packageSources() {
  return [...builtPackages(), 'tsconfig.base.json', 'pnpm-lock.yaml'];
}

/** Folders of the packages that are published in a built form. */
export function builtPackages() {
  return packagesWith('build').filter((folder) => folder.startsWith('packages/'));
}
