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
 * What a manifest says that the runner cares about.
 * @typedef {object} Manifest
 * @property {string} name
 * @property {boolean} isPrivate
 * @property {string} homepage empty when it names none
 * @property {Record<string, string>} scripts
 * @property {Record<string, string>} devDependencies
 */

/**
 * Reads the package.json of a folder.
 * @param {string} folder from the root; '' is the root itself
 * @returns {Manifest}
 */
export function readManifest(folder) {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  /** @type {{ name?: string, private?: boolean, homepage?: string, scripts?: Record<string, string>, devDependencies?: Record<string, string> }} */
  const manifest = JSON.parse(text);
  return {
    name: manifest.name ?? folder,
    isPrivate: manifest.private ?? false,
    homepage: manifest.homepage ?? '',
    scripts: manifest.scripts ?? {},
    devDependencies: manifest.devDependencies ?? {},
  };
}

/**
 * Folders of the packages that have a script.
 * @param {string} script
 */
export function packagesWith(script) {
  return packageFolders().filter((folder) => script in readManifest(folder).scripts);
}
