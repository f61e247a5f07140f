import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes } from './processes.ts';
import { Refusal } from './refusal.ts';
import { node, root } from './workspace.ts';

/** Where a browser and a Postgres server can be, and what can bring them. */
const thisMachine = {
  isRoot: process.getuid?.() === 0,
  aptGet: '/usr/bin/apt-get',
  chromium: '/usr/bin/chromium',
  playwright: join(root, 'tests/e2e/node_modules/.bin/playwright'),
  /** Where Playwright's own browser is, or would be. */
  playwrightChromium: (processes: Processes) =>
    valueOf(processes, 'tests/e2e', '@playwright/test', '.chromium.executablePath()'),
  /** The folder of a Postgres server's programs, as the API's tests find it. */
  postgres: (processes: Processes) =>
    valueOf(
      processes,
      'apps/api',
      './src/testing/postgres-programs.ts',
      '.findPostgres(process.env)',
    ),
};

type Machine = typeof thisMachine;

/**
 * Finds the program of a browser to test with, and installs one where there is none: Debian's package
 * for root, Playwright's own for other users.
 */
export function ensureBrowser(
  processes: Processes,
  machine: Omit<Machine, 'postgres'> = thisMachine,
): Promise<string> {
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
 */
export function ensurePostgres(
  processes: Processes,
  machine: Pick<Machine, 'isRoot' | 'aptGet' | 'postgres'> = thisMachine,
): Promise<string> {
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

/** Programs of Debian's that the shop is tested with, by the names of their packages. */
export const neighbours = {
  nginx: { title: 'nginx', variable: 'NGINX_PATH', path: '/usr/sbin/nginx' },
  varnish: { title: 'Varnish', variable: 'VARNISHD_PATH', path: '/usr/sbin/varnishd' },
  pgbouncer: { title: 'PgBouncer', variable: 'PGBOUNCER_PATH', path: '/usr/sbin/pgbouncer' },
  jq: { title: 'jq', variable: 'JQ_PATH', path: '/usr/bin/jq' },
};

/** Finds a program to test with, and installs Debian's package where there is none and the user may. */
export function ensureNeighbour(
  processes: Processes,
  name: string,
  { title, variable, path }: (typeof neighbours)[keyof typeof neighbours],
  { isRoot, aptGet }: Pick<Machine, 'isRoot' | 'aptGet'> = thisMachine,
): Promise<string> {
  return ensure({
    what: title,
    variable,
    wrong: 'which is not there: set it to the program',
    advice: `install it (on Debian, as root: apt-get install ${name}) or name its program with ${variable}`,
    find: async (chosen) => [chosen || path].find((place) => existsSync(place)),
    install: isRoot && existsSync(aptGet) ? () => aptInstall(processes, aptGet, name) : undefined,
  });
}

interface Program {
  readonly what: string;
  readonly variable: string;
  /** What is wrong when the variable names none, and the cure. */
  readonly wrong: string;
  readonly advice: string;
  readonly find: (chosen?: string) => Promise<string | undefined>;
  readonly install: (() => Promise<unknown>) | undefined;
}

async function ensure({ what, variable, wrong, advice, find, install }: Program): Promise<string> {
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

async function aptInstall(processes: Processes, file: string, ...packages: readonly string[]) {
  const apt = { name: 'apt', file, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await processes.run({ ...apt, args: ['update', '-qq'] });
  await processes.run({ ...apt, args: install });
}

/** The value of an expression on a module, imported in a folder; an empty text when it has none. */
async function valueOf(processes: Processes, folder: string, module: string, path: string) {
  const code = `console.log((await import('${module}'))${path} ?? '')`;
  const args = ['--input-type=module', '--eval', code];
  const command = { name: 'node', file: node, args, cwd: join(root, folder) };
  const ended = await processes.run({ ...command, output: 'keep' });
  return ended.code === 0 ? ended.output.trim() : '';
}
