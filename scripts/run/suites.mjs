import { basename } from 'node:path';
import { runReported, runVitest } from './runners.mjs';
import { readsOf } from './sources.mjs';
import { everything, namesOf, partsOf } from './step.mjs';
import { packageFolders } from './workspace.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Found, Part } from './step.mjs' */

/** Packages, the runner, and the tests of the repository itself, which read all of it. */
export function unitParts() {
  const packages = packageFolders().filter((folder) => !folder.startsWith('tests/'));
  return [
    ...partsOf(packages).map(({ name, reads }) => ({
      name,
      reads: [...reads, 'vitest.config.ts'],
    })),
    {
      name: 'scripts/run',
      reads: readsOf('scripts/run', 'apps/api/src/testing', 'vitest.config.ts'),
    },
    { name: 'scripts/repository', reads: everything() },
  ];
}

/** They start the API, whose package they do not depend on. */
export function attackParts() {
  return ['tests/security', 'tests/faults'].map((name) => ({
    name,
    reads: readsOf(name, 'apps/api'),
  }));
}

/**
 * @param {Family} family
 * @param {readonly Part[]} parts
 */
export async function runAttacks(family, parts) {
  /** @type {Found} */
  const found = new Map();
  for (const { name } of parts) {
    found.set(name, await runVitest(family, name.replaceAll('/', '-'), name, []));
  }
  return found;
}

/**
 * Each package's comparison with other libraries, which Vitest runs.
 * @param {Family} family
 * @param {readonly Part[]} parts
 */
export async function runOracles(family, parts) {
  /** @type {Found} */
  const counts = new Map();
  for (const folder of namesOf(parts)) {
    const name = `oracles-${basename(folder)}`;
    const args = ['run', 'test:oracles'];
    counts.set(folder, await runReported(family, name, folder, 'pnpm', args));
  }
  return counts;
}

/** The two kinds of tests of the kit that run in a browser, by the names of their projects. */
export function browserParts() {
  return ['stories', 'browser'].map((name) => ({ name, reads: readsOf('packages/ui') }));
}

/**
 * Each kind in a Vitest of its own, at once: one waits for the page of its browser most of the time,
 * and so leaves half of two processors to the other.
 * @param {Family} family
 * @param {readonly Part[]} parts
 * @returns {Promise<Found>}
 */
export async function runInBrowser(family, parts) {
  const runs = namesOf(parts).map(async (name) => {
    const counted = await runVitest(family, name, 'packages/ui', ['--project', `${name}*`]);
    return /** @type {const} */ ([name, counted]);
  });
  return new Map(await Promise.all(runs));
}
