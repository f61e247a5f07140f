import { join } from 'node:path';
import { duration, say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { regions, shopBuild, titleOf } from './services.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { packageFolders, root } from './workspace.mjs';

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

/**
 * Builds the packages that are published, each after those that it stands on.
 * @param {Family} family
 */
export async function buildPackages(family) {
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
  if (code !== 0 && !family.isEnding) {
    throw new Refusal(`Building the packages failed (exit ${code}): the errors stand above.`);
  }
}
