import type { Processes } from '../run/processes.ts';
import { Refusal } from '../run/refusal.ts';
import { root } from '../run/workspace.ts';
import { isReserved } from './addresses.ts';
import { makeInClone, makePackages } from './make.ts';
import { moveIn } from './move-in.ts';
import { publishedPackages, readHome, waitingChangesets } from './packages.ts';
import { problemsOf, reportIn } from './packed.ts';
import { runsIn } from './runs.ts';

const publish = ['publish', '--recursive', '--filter=./packages/*', '--access=public'];

const usage =
  'Say "npm run release", with "-- --canary" to publish what is committed under versions of its own, with "-- --dry" to rehearse either, or with "-- --home" to write the addresses of the root into the packages.';

/**
 * Publishes every package whose version the registry does not have yet. With `--canary` publishes what is
 * committed, under its own versions and the tag `canary`. With `--dry` rehearses either: in a clean clone,
 * as canaries are made. With `--home` writes the addresses of the root's manifest into those of the packages and their pages. See
 * docs/releasing.md.
 */
export async function release(processes: Processes, words: readonly string[]): Promise<number> {
  if (words.some((word) => !['--canary', '--dry', '--home'].includes(word)))
    throw new Refusal(usage);
  const isCanary = words.includes('--canary');
  if (words.includes('--home')) moveIn(root, readHome());
  else if (words.includes('--dry')) await rehearse(processes, isCanary);
  else {
    const reason = (isCanary ? undefined : unversioned()) ?? homeless();
    if (reason !== undefined) throw new Refusal(reason);
    await (isCanary ? publishCanary(processes) : publishVersions(processes));
  }
  return 0;
}

/** What has to be done before a release, in a sentence. */
function unversioned(): string | undefined {
  const { length } = waitingChangesets();
  if (length === 0) return undefined;
  return `${length} changesets have no version yet: run "pnpm version-packages", read the changelogs through and commit them.`;
}

/** What has to be done before anything is published, in a sentence. */
function homeless(): string | undefined {
  const home = readHome();
  if (!isReserved(home)) return undefined;
  return `The addresses of ${home.homepage} and ${home.storybook.url} are reserved ones: write those of the repository and of the kit's documentation into the root's package.json ("homepage", "storybook"), and run "npm run release -- --home".`;
}

async function rehearse(processes: Processes, isCanary: boolean): Promise<void> {
  const { folder, step, run } = await makeInClone(processes, isCanary);
  step('Packing');
  const packed = reportIn(await run('pnpm', ...publish, '--dry-run', '--no-git-checks', '--json'));
  const problems = problemsOf(packed, publishedPackages(), folder);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  for (const { name, version, size, files } of packed) {
    step(`${name} ${version}: ${files.length} files, ${(size / 1e3).toFixed(0)} kB`);
  }
  console.log(`${packed.length} packages could be published.`);
  const reason = homeless();
  if (reason !== undefined) console.log(`Before that: ${reason}`);
}

async function publishVersions(processes: Processes): Promise<void> {
  const runs = runsIn(root, processes);
  await makePackages(runs);
  runs.step('Publishing');
  console.log(await runs.run('pnpm', ...publish));
}

/** Versions such as 0.0.0-canary-20261124120000, which no range takes unasked. */
async function publishCanary(processes: Processes): Promise<void> {
  const { step, run } = await makeInClone(processes, true);
  step('Publishing');
  console.log(await run('pnpm', ...publish, '--tag=canary', '--no-git-checks'));
}
