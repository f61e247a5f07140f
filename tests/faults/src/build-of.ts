import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const vite = join(repository, 'apps/br/node_modules/.bin/vite');

/**
 * Copies the build of the Brazilian storefront to a separate folder.
 *
 * @returns the server's file
 */
export async function copyOfBuild(folder: string): Promise<string> {
  await cp(join(repository, 'apps/br/build'), join(folder, 'build'), { recursive: true });
  await cp(join(repository, 'apps/br/package.json'), join(folder, 'package.json'));
  await symlink(join(repository, 'apps/br/node_modules'), join(folder, 'node_modules'));
  return join(folder, 'build/server/server.js');
}

/**
 * Builds the Brazilian storefront in a separate folder, with changes to its `region.ts`.
 *
 * @param changes what stands in the file, and what takes its place
 * @returns the server's file
 */
export async function buildOf(
  folder: string,
  changes: Readonly<Record<string, string>>,
): Promise<string> {
  const app = join(folder, 'apps/br');
  await mkdir(join(folder, 'apps'), { recursive: true });
  await symlink(join(repository, 'packages'), join(folder, 'packages'));
  await symlink(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  await cp(join(repository, 'apps/br'), app, {
    recursive: true,
    filter: (path) => !/\/br\/(?:node_modules|build)$/.test(path),
  });
  await symlink(join(repository, 'apps/br/node_modules'), join(app, 'node_modules'));
  const region = join(app, 'src/region.ts');
  let text = await readFile(region, 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`region.ts has no ${before}`);
    text = text.replace(before, after);
  }
  await writeFile(region, text);
  await promisify(execFile)(vite, ['build', '--app'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(app, 'build/server/server.js');
}
