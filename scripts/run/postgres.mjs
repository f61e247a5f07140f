import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { debian, installPackages } from './debian.mjs';
import { say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { node, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

/** Where a Postgres server can be, and what can bring one. */
const thisMachine = {
  ...debian,
  /**
   * The folder of its programs, as the API's tests find it; empty when there is none.
   * @param {Family} family
   */
  programs: async (family) => {
    const finder = "import { findPostgres } from './src/testing/postgres-programs.ts';";
    const script = `${finder} console.log(findPostgres(process.env) ?? '')`;
    const args = ['--input-type=module', '-e', script];
    const cwd = join(root, 'apps', 'api');
    const { output } = await family.run({
      name: 'postgres',
      file: node,
      args,
      cwd,
      output: 'keep',
    });
    return output.trim();
  },
};

/**
 * Finds the programs of a Postgres server to test with, and installs Debian's where there are none
 * and the user may.
 * @param {Family} family
 * @param {typeof thisMachine} [machine]
 * @returns {Promise<string>} the folder of `initdb` and `postgres`
 * @throws {Refusal} when there are none and none can be had
 */
export async function ensurePostgres(family, machine = thisMachine) {
  const found = await machine.programs(family);
  if (found) return found;
  const chosen = process.env['PG_BIN'];
  if (chosen) {
    throw new Refusal(
      `PG_BIN names ${chosen}, where initdb and postgres are not: set it to their folder, or unset it.`,
    );
  }
  if (machine.isRoot && existsSync(machine.aptGet)) {
    say('No Postgres here to test with: installing one…');
    await installPackages(family, machine.aptGet, ['postgresql']);
    const installed = await machine.programs(family);
    if (installed) return installed;
  }
  throw new Refusal(
    'There is no Postgres to test with and none could be installed: install its server (on Debian, as root: apt-get install postgresql) or name the folder of initdb and postgres with PG_BIN.',
  );
}
