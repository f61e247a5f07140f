import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { node, root } from './workspace.mjs';

/** @import { Processes } from './processes.mjs' */

/** Where a browser and a Postgres server can be, and what can bring them. */
const thisMachine = {
  isRoot: process.getuid?.() === 0,
  aptGet: '/usr/bin/apt-get',
  chromium: '/usr/bin/chromium',
  playwright: join(root, 'tests/e2e/node_modules/.bin/playwright'),
  /** Where Playwright's own browser is, or would be. */
  playwrightChromium: (/** @type {Processes} */ processes) =>
    valueOf(processes, 'tests/e2e', '@playwright/test', '.chromium.executablePath()'),
  /** The folder of a Postgres server's programs, as the API's tests find it. */
  postgres: (/** @type {Processes} */ processes) =>
    valueOf(
      processes,
      'apps/api',
      './src/testing/postgres-programs.ts',
      '.findPostgres(process.env)',
    ),
};

/**
 * Finds the program of a browser to test with, and installs one where there is none: Debian's package
 * for root, Playwright's own for anybody else.
 * @type {(processes: Processes, machine?: Omit<typeof thisMachine, 'postgres'>) => Promise<string>}
 */
export function ensureBrowser(processes, machine = thisMachine) {
  const { isRoot, aptGet, playwright } = machine;
  return ensure({
    what: 'Chromium',
    variable: 'CHROMIUM_PATH',
    wrong: 'which is not there: set it to the program of a Chromium',
    advice:
      'install one (on Debian, as root: apt-get install chromium; elsewhere: npx playwright install chromium) or name yours with CHROMIUM_PATH',
    find: async (chosen) => {
      const places = [machine.chromium, await machine.playwrightChromium(processes)];
      return (chosen ? [chosen] : places).find((path) => existsSync(path));
    },
    install: () =>
      isRoot && existsSync(aptGet)
        ? aptInstall(processes, aptGet, 'chromium', 'fonts-liberation')
        : processes.run({ name: 'browser', file: playwright, args: ['install', 'chromium'] }),
  });
}

/**
 * Finds the folder of a Postgres server's programs to test with, and installs Debian's package where
 * there is none and the user may.
 * @type {(processes: Processes, machine?: Pick<typeof thisMachine, 'isRoot' | 'aptGet' | 'postgres'>) => Promise<string>}
 */
export function ensurePostgres(processes, machine = thisMachine) {
  const { isRoot, aptGet } = machine;
  const install = () => aptInstall(processes, aptGet, 'postgresql');
  return ensure({
    what: 'Postgres',
    variable: 'PG_BIN',
    wrong: 'where initdb and postgres are not: set it to their folder',
    advice:
      'install its server (on Debian, as root: apt-get install postgresql) or name the folder of initdb and postgres with PG_BIN',
    find: () => machine.postgres(processes),
    install: isRoot && existsSync(aptGet) ? install : undefined,
  });
}

/**
 * Servers of Debian's that the shop is tested beside.
 * @typedef {{ title: string, variable: string, path: string }} Neighbour
 */
export const neighbours = {
  nginx: { title: 'nginx', variable: 'NGINX_PATH', path: '/usr/sbin/nginx' },
  varnish: { title: 'Varnish', variable: 'VARNISHD_PATH', path: '/usr/sbin/varnishd' },
  pgbouncer: { title: 'PgBouncer', variable: 'PGBOUNCER_PATH', path: '/usr/sbin/pgbouncer' },
  jq: { title: 'jq', variable: 'JQ_PATH', path: '/usr/bin/jq' },
};

/**
 * Finds a program to test beside, and installs Debian's package, which has the same name,
 * where there is none and the user may.
 * @type {(processes: Processes, name: string, neighbour: Neighbour, machine?: Pick<typeof thisMachine, 'isRoot' | 'aptGet'>) => Promise<string>}
 */
export function ensureNeighbour(processes, name, { title, variable, path }, machine = thisMachine) {
  const { isRoot, aptGet } = machine;
  return ensure({
    what: title,
    variable,
    wrong: 'which is not there: set it to the program',
    advice: `install it (on Debian, as root: apt-get install ${name}) or name its program with ${variable}`,
    find: async (chosen) => [chosen || path].find((place) => existsSync(place)),
    install: isRoot && existsSync(aptGet) ? () => aptInstall(processes, aptGet, name) : undefined,
  });
}

/**
 * @typedef {{ find: (chosen?: string) => Promise<string | undefined>,
 *   install: (() => Promise<unknown>) | undefined }} Ways
 * @type {(program: Ways & Record<'what' | 'variable' | 'wrong' | 'advice', string>) => Promise<string>}
 */
async function ensure({ what, variable, wrong, advice, find, install }) {
  const chosen = process.env[variable];
  const found = await find(chosen);
  if (found) return found;
  if (chosen) throw new Refusal(`${variable} names ${chosen}, ${wrong}, or unset it.`);
  if (install) console.log(`No ${what} here to test with: installing one…`);
  await install?.();
  const installed = await find();
  if (installed) return installed;
  throw new Refusal(`There is no ${what} to test with and none could be installed: ${advice}.`);
}

/** @type {(processes: Processes, aptGet: string, ...packages: readonly string[]) => Promise<void>} */
async function aptInstall(processes, file, ...packages) {
  const apt = { name: 'apt', file, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await processes.run({ ...apt, args: ['update', '-qq'] });
  await processes.run({ ...apt, args: install });
}

/** What a module says, imported in a folder; an empty text when it says nothing. */
/** @type {(processes: Processes, folder: string, module: string, path: string) => Promise<string>} */
async function valueOf(processes, folder, module, path) {
  const code = `console.log((await import('${module}'))${path} ?? '')`;
  const args = ['--input-type=module', '--eval', code];
  const command = { name: 'node', file: node, args, cwd: join(root, folder) };
  const ended = await processes.run({ ...command, output: 'keep' });
  return ended.code === 0 ? ended.output.trim() : '';
}
