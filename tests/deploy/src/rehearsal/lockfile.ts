import { spawnSync } from 'node:child_process';

const lockfile = 'pnpm-lock.yaml';

/**
 * The sentence that says why the shop can't be upgraded from a commit here: its packages are others than those
 * that are installed, and the machine of the rehearsal has no network to install them from. Undefined when it can.
 */
export function problemOfPackages(repository: string, commit: string): string | undefined {
  const words = ['diff', '--quiet', commit, '--', lockfile];
  const { status } = spawnSync('git', words, { cwd: repository });
  if (status === 0) return undefined;
  const name = commit.slice(0, 12);
  return `${name} has another ${lockfile} than what is installed here, and a rehearsal installs nothing: name a commit with the same one (git log --oneline -1 -- ${lockfile} says since when it is so).`;
}
