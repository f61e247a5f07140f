import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { since } from './since.mjs';
import { hashOf, whenStale } from './stale.mjs';
import { node, packageFolders, root } from './workspace.mjs';

/** @import { Processes } from './processes.mjs' */

/** Installs the packages when node_modules is not what the lockfile says. */
/** @type {(processes: Processes) => Promise<void>} */
export async function ensureInstalled(processes) {
  const manifests = ['', ...packageFolders()].map((folder) => join(folder, 'package.json'));
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...manifests];
  const stamp = join(root, 'node_modules', '.ponte-install');
  await whenStale(stamp, hashOf(inputs), [node], async () => {
    const began = Date.now();
    console.log('Installing the packages…');
    const { code, output } = await processes.run({
      name: 'pnpm',
      file: 'npx',
      // The lockfile decides without a prompt: without CI, pnpm may wait for an answer.
      args: ['--yes', `pnpm@${pnpmVersion()}`, 'install', '--frozen-lockfile'],
      // On the machine's own Node: the project's is part of what is being installed.
      env: { CI: 'true', PATH: process.env['PATH'] ?? '' },
      output: 'keep',
    });
    if (code !== 0 && !processes.isEnding) throw new Refusal(sentenceFor(code, output));
    console.log(`Installed the packages in ${since(began)}.`);
    return code === 0;
  });
}

/** The version in the catalog. */
function pnpmVersion() {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const version = /^ {2}pnpm: (\d\S*)$/m.exec(settings)?.[1];
  if (!version) throw new Error('pnpm-workspace.yaml names no version of pnpm in its catalog');
  return version;
}

/** @type {(code: number, output: string) => string} */
function sentenceFor(code, output) {
  if (code === 127) {
    return 'The packages could not be installed because npx is missing: install npm, which comes with Node, and run the command again.';
  }
  const reason = /ERR_PNPM_\w+|E[A-Z]{4,}\b/.exec(output)?.[0] ?? `exit ${code}`;
  if (reason === 'ERR_PNPM_OUTDATED_LOCKFILE') {
    return 'The packages could not be installed because pnpm-lock.yaml does not fit a package.json: run "npx pnpm install" and commit the lockfile.';
  }
  const log = join(root, '.cache', 'install.log');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(log, output);
  return `The packages could not be installed (${reason}): check the network connection and the free disk space, then run the command again; ${log} says more.`;
}
