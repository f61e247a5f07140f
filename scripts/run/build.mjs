import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureBrowser, ensureNeighbour, ensurePostgres, neighbours } from './programs.mjs';
import { Refusal } from './refusal.mjs';
import { appBuild, apps, titles } from './services.mjs';
import { since } from './since.mjs';
import { hashOf, whenStale } from './stale.mjs';
import { packageFolders, readManifest, root } from './workspace.mjs';

/** @import { Command, Processes } from './processes.mjs' */
/** @import { App } from './services.mjs' */

/** @typedef {'browser' | 'postgres' | 'apps' | 'api' | 'packages' | keyof typeof neighbours} Need */

/** Installs the packages, and sees to what else a command or a step needs. */
/** @type {(processes: Processes, ...needs: readonly Need[]) => Promise<void>} */
export async function provide(processes, ...needs) {
  await ensureInstalled(processes);
  if (needs.includes('browser')) process.env['CHROMIUM_PATH'] = await ensureBrowser(processes);
  if (needs.includes('postgres')) process.env['PG_BIN'] = await ensurePostgres(processes);
  for (const [name, neighbour] of Object.entries(neighbours)) {
    if (!needs.some((need) => need === name)) continue;
    process.env[neighbour.variable] = await ensureNeighbour(processes, name, neighbour);
  }
  if (needs.includes('apps')) await ensureAppsBuilt(processes);
  if (needs.includes('api')) await ensureBuilt(processes, 'api');
  if (needs.includes('packages')) await ensurePackagesBuilt(processes);
}

const packages = () => packageFolders().filter((folder) => folder.startsWith('packages/'));

/** What each build depends on besides its own sources. */
const common = ['tsconfig.base.json', 'pnpm-lock.yaml'];

/** Builds the apps that browsers open, all at once. */
/** @type {(processes: Processes) => Promise<void>} */
export async function ensureAppsBuilt(processes) {
  await Promise.all(apps.map((app) => ensureBuilt(processes, app)));
}

/** Builds an app whose sources, or those of a package, have changed since. */
/** @type {(processes: Processes, app: App | 'api') => Promise<void>} */
async function ensureBuilt(processes, app) {
  const results = join(root, 'apps', app, 'build');
  const hash = hashOf([`apps/${app}`, ...packages(), ...common]);
  await whenStale(join(results, '.stamp'), hash, [results], () =>
    build(processes, titles[app], appBuild(app)),
  );
}

/** Builds the published packages, each after those that it stands on, when one has changed since. */
/** @type {(processes: Processes) => Promise<void>} */
async function ensurePackagesBuilt(processes) {
  const folders = packages().filter((folder) => readManifest(folder).scripts?.['build']);
  const results = folders.map((folder) => join(root, folder, 'dist'));
  const stamp = join(root, '.cache', 'packages.stamp');
  const args = ['--recursive', '--workspace-concurrency=2', '--filter=./packages/*'];
  await whenStale(stamp, hashOf([...folders, ...common]), results, () =>
    build(processes, 'the packages', {
      name: 'packages',
      file: 'pnpm',
      args: [...args, '--if-present', 'run', 'build'],
      output: 'keep',
    }),
  );
}

/** @type {(processes: Processes, title: string, command: Command) => Promise<boolean>} */
async function build(processes, title, command) {
  const began = Date.now();
  console.log(`Building ${title}…`);
  const { code, output } = await processes.run(command);
  if (processes.isEnding) return false;
  if (code !== 0) {
    process.stderr.write(output);
    throw new Refusal(`Building ${title} failed (exit ${code}): its errors stand above.`);
  }
  console.log(`Built ${title} in ${since(began)}.`);
  return true;
}
