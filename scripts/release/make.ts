import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Processes } from '../run/processes.ts';
import { root } from '../run/workspace.ts';
import { noticesOf } from './notices.ts';
import { publishedPackages, waitingChangesets } from './packages.ts';
import { dependencyNotices, partsList } from './packed.ts';
import { runsIn, type Runs } from './runs.ts';

/** Builds every package, and writes the parts of each with their licences, as the lockfile has them. */
export async function makePackages({ folder, step, run }: Runs): Promise<void> {
  step('Building the packages');
  await run('pnpm', '--recursive', '--filter=./packages/*', '--if-present', 'run', 'build');
  step('Listing the parts of each, and their licences');
  for (const one of publishedPackages()) {
    const only = `--filter=${one.name}`;
    const listed = ['sbom', '--prod', '--lockfile-only', '--sbom-format=cyclonedx'];
    await run('pnpm', only, ...listed, `--out=${resolve(folder, one.folder, partsList)}`);
    const parts = JSON.parse(await run('pnpm', only, 'licenses', 'list', '--prod', '--json'));
    writeFileSync(resolve(folder, one.folder, dependencyNotices), noticesOf(one.name, parts));
  }
}

/** Makes what would be published in a clean clone of what is committed, which is removed in the end. */
export async function makeInClone(processes: Processes, isCanary: boolean): Promise<Runs> {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-release-'));
  process.once('exit', () => removeLater(folder));
  const runs = runsIn(folder, processes);
  const { step, run } = runs;
  step('Cloning what is committed');
  await run('git', 'clone', '--quiet', '--shared', root, '.');
  step('Installing what the packages are made with');
  await run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  if (isCanary) {
    step('Giving canary versions');
    // Of all packages, so that they are tried with each other.
    const bumps = publishedPackages().map(({ name }) => `'${name}': patch\n`);
    const sentence = `---\n${bumps.join('')}---\n\nWhat is committed on this day.\n`;
    writeFileSync(join(folder, '.changeset/canary.md'), sentence);
    await run('pnpm', 'exec', 'changeset', 'version', '--snapshot', 'canary');
  } else if (waitingChangesets().length > 0) {
    step(`Giving versions to ${waitingChangesets().length} changesets`);
    await run('pnpm', 'run', 'version-packages');
  }
  await makePackages(runs);
  return runs;
}

/**
 * A clone with its packages takes seconds to remove, which a command that is stopped may not have: another
 * program does it, and outlives this one.
 */
function removeLater(folder: string): void {
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
}
