import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The folder of the repository, without a slash at its end. */
export const root = resolve(import.meta.dirname, '../..');

/** The project's own commands. */
const tools = join(root, 'node_modules/.bin');

/** The project's Node; everything but the runner itself is run by it. */
export const node = join(tools, 'node');

/** The project's own commands come first, so that a child that says `node` gets the right one. */
export const toolPath = `${tools}${delimiter}${process.env['PATH'] ?? ''}`;

/** The package.json of a folder; '' is the root's own. */
export function readManifest(folder: string): {
  readonly scripts?: Readonly<Record<string, string>>;
} {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
