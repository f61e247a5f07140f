import { runScripts } from './runners.mjs';
import { readsOf } from './sources.mjs';
import { packagesWith } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Family } from './family.mjs' */

/**
 * What passes or fails by itself, and is not run again before something that it reads has changed.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[] | undefined} reads files and folders from the root; without them it
 *   always runs
 * @property {boolean} [builtOnly] it sees only what is built: a change of a unit test is none for it
 */

/**
 * What was found: by the name of the part; under another name what belongs to none.
 * @typedef {Map<string, Count>} Found
 */

/**
 * A step of `npm test`. To add one, write it into the list in `steps.mjs`; `whole` and `eachPackage`
 * make the usual kinds.
 * @typedef {object} Step
 * @property {string} name what `npm test -- <name>` calls it
 * @property {string} title
 * @property {boolean} [browser] it needs one
 * @property {boolean} [postgres] it needs the programs of a server
 * @property {readonly string[]} [variables] of the environment that its result depends on
 * @property {(family: Family) => readonly Part[] | Promise<readonly Part[]>} parts
 * @property {boolean} [learns] what its parts read is known better after they ran
 * @property {(family: Family, parts: readonly Part[]) => Promise<Found>} run runs those parts
 */

/**
 * A step that runs as one.
 * @param {() => readonly string[] | undefined} reads
 * @param {(family: Family) => Promise<Count>} run
 * @returns {Pick<Step, 'parts' | 'run'>}
 */
export function whole(reads, run) {
  return {
    parts: () => [{ name: 'all', reads: reads() }],
    run: async (family) => new Map([['all', await run(family)]]),
  };
}

/**
 * A step that runs a script of each package that has it.
 * @param {string} script
 * @returns {Pick<Step, 'parts' | 'run'>}
 */
export function eachPackage(script) {
  return {
    parts: () => partsOf(packagesWith(script)),
    run: (family, parts) => runScripts(family, script, namesOf(parts)),
  };
}

/** @param {readonly string[]} folders of packages */
export function partsOf(folders) {
  return folders.map((folder) => ({ name: folder, reads: readsOf(folder) }));
}

/** @param {readonly Part[]} parts */
export function namesOf(parts) {
  return parts.map((part) => part.name);
}

export function everything() {
  return ['.'];
}
