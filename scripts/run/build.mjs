import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureBrowser, ensurePostgres } from './programs.mjs';
import { Refusal } from './refusal.mjs';
import { regions, shopBuild, titles } from './services.mjs';
import { since } from './since.mjs';
import { hashOf, whenStale } from './stale.mjs';
import { packageFolders, readManifest, root } from './workspace.mjs';

/** @import { Command, Family } from './family.mjs' */

/** @typedef {'browser' | 'postgres' | 'shops' | 'packages'} Need */

/** Installs the packages, and sees to what else a command or a step needs. */
/** @type {(family: Family, ...needs: readonly Need[]) => Promise<void>} */
export async function provide(family, ...needs) {
  await ensureInstalled(family);
  if (needs.includes('browser')) process.env['CHROMIUM_PATH'] = await ensureBrowser(family);
  if (needs.includes('postgres')) process.env['PG_BIN'] = await ensurePostgres(family);
  if (needs.includes('shops')) await ensureShopsBuilt(family);
  if (needs.includes('packages')) await ensurePackagesBuilt(family);
}

const packages = () => packageFolders().filter((folder) => folder.startsWith('packages/'));

/** What each build depends on besides its own sources. */
const common = ['tsconfig.base.json', 'pnpm-lock.yaml'];

/** Builds each storefront whose sources, or those of a package, have changed since; both at once. */
/** @type {(family: Family) => Promise<void>} */
export async function ensureShopsBuilt(family) {
  await Promise.all(
    regions.map((region) => {
      const results = join(root, 'apps', region, 'build');
      const hash = hashOf([`apps/${region}`, ...packages(), ...common]);
      return whenStale(join(results, '.stamp'), hash, [results], () =>
        build(family, titles[region], shopBuild(region)),
      );
    }),
  );
}

/** Builds the published packages, each after those that it stands on, when one has changed since. */
/** @type {(family: Family) => Promise<void>} */
async function ensurePackagesBuilt(family) {
  const folders = packages().filter((folder) => readManifest(folder).scripts?.['build']);
  const results = folders.map((folder) => join(root, folder, 'dist'));
  const stamp = join(root, '.cache', 'packages.stamp');
  const args = ['--recursive', '--workspace-concurrency=2', '--filter=./packages/*'];
  await whenStale(stamp, hashOf([...folders, ...common]), results, () =>
    build(family, 'the packages', {
      name: 'packages',
      file: 'pnpm',
      args: [...args, '--if-present', 'run', 'build'],
      output: 'keep',
    }),
  );
}

/** @type {(family: Family, title: string, command: Command) => Promise<boolean>} */
async function build(family, title, command) {
  const began = Date.now();
  console.log(`Building ${title}…`);
  const { code, output } = await family.run(command);
  if (family.isEnding) return false;
  if (code !== 0) {
    process.stderr.write(output);
    throw new Refusal(`Building ${title} failed (exit ${code}): its errors stand above.`);
  }
  console.log(`Built ${title} in ${since(began)}.`);
  return true;
}
