import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The Node that the project brings along; everything but the runner itself is run by it. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** The project's own commands come first, so that a child that says `node` gets the right one. */
export const toolPath = [
  join(root, 'node_modules', '.bin'),
  ...(process.env['PATH'] ?? '').split(delimiter),
].join(delimiter);

/** Folders, from the root, that hold one package each: `packages/ui`, `apps/br`, `tests/e2e`… */
export function packageFolders() {
  return ['apps', 'packages', 'tests']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
}

/**
 * The package.json of a folder; '' is the root's own.
 * @param {string} folder
 * @returns {{ name: string, homepage?: string, scripts?: Record<string, string> }}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
