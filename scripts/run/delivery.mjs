import { builtPackages, ensurePackagesBuilt, ensureShopsBuilt } from './build.mjs';
import { count, sum } from './counts.mjs';
import { checkRelease } from './dry-release.mjs';
import { runPlaywright, runScripts } from './runners.mjs';
import { regions } from './services.mjs';
import { measureSizes } from './size.mjs';
import { namesOf } from './step.mjs';
import { packagesWith } from './workspace.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Part } from './step.mjs' */

/** @param {Family} family */
export async function checkBuilds(family) {
  await ensureShopsBuilt(family);
  await ensurePackagesBuilt(family);
  return count(regions.length + builtPackages().length, 0);
}

/**
 * What their files say of themselves, and what somebody who installs them has.
 * @param {Family} family
 */
export async function checkPackages(family) {
  await ensurePackagesBuilt(family);
  const checks = await runScripts(family, 'check:package', packagesWith('check:package'));
  const checked = sum([...checks.values()]);
  if (checked.failed > 0) return checked;
  const consumer = await runPlaywright(family, 'consumer', 'packages/ui', 'test:consumer');
  return sum([checked, consumer, await checkRelease(family)]);
}

/**
 * The first loads of the storefronts, and the sizes that a package measures of itself.
 * @param {Family} family
 * @param {readonly Part[]} parts
 */
export async function checkSizes(family, parts) {
  await ensureShopsBuilt(family);
  await ensurePackagesBuilt(family);
  const packages = namesOf(parts).filter((name) => name !== 'storefronts');
  const counts = await runScripts(family, 'size', packages);
  if (packages.length < parts.length) counts.set('storefronts', measureSizes());
  return counts;
}
