import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command, Processes } from './processes.ts';
import { ensureProgram, programs } from './programs.ts';
import { Refusal } from './refusal.ts';
import { appBuild, apps } from './services.ts';
import { servers, type Server } from './settings.ts';
import { since } from './since.ts';
import { whenStale } from './stale.ts';
import { readManifest, root } from './workspace.ts';

/** What a command or a step needs besides the installed packages. */
export type Need = 'apps' | 'api' | 'packages' | keyof typeof programs;

export async function provide(processes: Processes, ...needs: readonly Need[]): Promise<void> {
  for (const [name, program] of Object.entries(programs)) {
    if (!needs.some((need) => need === name)) continue;
    process.env[program.variable] = await ensureProgram(processes, program);
  }
  if (needs.includes('apps')) await ensureAppsBuilt(processes);
  if (needs.includes('api')) await ensureBuilt(processes, 'api');
  if (needs.includes('packages')) await ensurePackagesBuilt(processes);
}

const packages = () => globSync('packages/*/package.json', { cwd: root }).map(dirname).sort();

/** What each build depends on besides its own sources. */
const common = ['tsconfig.base.json', 'pnpm-lock.yaml'];

/** What writes the declarations of packages. */
const declarations = ['tsconfig.declarations.json', 'scripts/declarations.ts'];

/** Builds the apps that browsers open, all at once. */
export async function ensureAppsBuilt(processes: Processes): Promise<void> {
  await Promise.all(apps.map((app) => ensureBuilt(processes, app)));
}

/** Builds a server whose sources, or those of a package, have changed since. */
async function ensureBuilt(processes: Processes, server: Server): Promise<void> {
  const results = join(root, 'apps', server, 'build');
  const inputs = [`apps/${server}`, ...packages(), ...common];
  await whenStale(join(results, '.stamp'), inputs, [results], () =>
    build(processes, servers[server].title, appBuild(server)),
  );
}

/** Builds the published packages, each after those that it stands on, when one has changed since. */
async function ensurePackagesBuilt(processes: Processes): Promise<void> {
  const folders = packages().filter((folder) => readManifest(folder).scripts?.['build']);
  const results = folders.map((folder) => join(root, folder, 'dist'));
  const stamp = join(root, '.cache', 'packages.stamp');
  const args = ['--recursive', '--workspace-concurrency=2', '--filter=./packages/*'];
  await whenStale(stamp, [...folders, ...declarations, ...common], results, () =>
    build(processes, 'the packages', {
      name: 'packages',
      file: 'pnpm',
      args: [...args, '--if-present', 'run', 'build'],
      output: 'keep',
    }),
  );
}

async function build(processes: Processes, title: string, command: Command): Promise<boolean> {
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
