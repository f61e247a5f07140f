import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes } from './processes.ts';
import { Refusal } from './refusal.ts';
import { node, root } from './workspace.ts';

/** A program to test with. */
export interface Program {
  readonly title: string;
  /** The environment variable that names it, and what it names. */
  readonly variable: string;
  readonly named: string;
  /** What a folder that is named holds. */
  readonly holds?: string;
  /** Where it can be. */
  readonly places: (processes: Processes) => Promise<readonly string[]>;
  /** Debian's packages of it. */
  readonly packages: readonly [string, ...string[]];
  /** What brings it to users who are not root. */
  readonly elsewhere?: readonly [file: string, ...words: string[]];
}

const debians = (title: string, name: string, variable: string, path: string): Program => ({
  title,
  variable,
  named: `the program of ${title}`,
  places: async () => [path],
  packages: [name],
});

/** The programs that steps need besides the installed packages. */
export const programs = {
  browser: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    named: 'the program of a Chromium',
    places: async (processes) => [
      '/usr/bin/chromium',
      await valueOf(processes, 'tests/e2e', '@playwright/test', '.chromium.executablePath()'),
    ],
    packages: ['chromium', 'fonts-liberation'],
    elsewhere: ['npx', 'playwright', 'install', 'chromium'],
  },
  postgres: {
    title: 'Postgres',
    variable: 'PG_BIN',
    named: 'the folder of initdb and postgres',
    holds: 'initdb',
    places: async (processes) => [
      await valueOf(
        processes,
        'apps/api',
        './src/testing/postgres-programs.ts',
        '.findPostgres(process.env)',
      ),
    ],
    packages: ['postgresql'],
  },
  nginx: debians('nginx', 'nginx', 'NGINX_PATH', '/usr/sbin/nginx'),
  varnish: debians('Varnish', 'varnish', 'VARNISHD_PATH', '/usr/sbin/varnishd'),
  pgbouncer: debians('PgBouncer', 'pgbouncer', 'PGBOUNCER_PATH', '/usr/sbin/pgbouncer'),
  jq: debians('jq', 'jq', 'JQ_PATH', '/usr/bin/jq'),
} satisfies Record<string, Program>;

const thisMachine = { isRoot: process.getuid?.() === 0, aptGet: '/usr/bin/apt-get' };

/**
 * Where a program is. Installs it where there is none: Debian's package for root, for other users what
 * else brings it.
 */
export async function ensureProgram(
  processes: Processes,
  { title, variable, named, holds = '', places, packages, elsewhere }: Program,
  { isRoot, aptGet } = thisMachine,
): Promise<string> {
  const find = async () =>
    (await places(processes)).find((place) => place && existsSync(join(place, holds)));
  const chosen = process.env[variable];
  if (chosen && existsSync(join(chosen, holds))) return chosen;
  if (chosen) {
    throw new Refusal(
      `${variable} names ${chosen}, which is not ${named}: correct it, or unset it.`,
    );
  }
  const found = await find();
  if (found) return found;
  const hasApt = isRoot && existsSync(aptGet);
  if (hasApt || elsewhere) console.log(`No ${title} here to test with: installing one…`);
  if (hasApt) await aptInstall(processes, aptGet, packages);
  else if (elsewhere) {
    const [file, ...args] = elsewhere;
    await processes.run({ name: 'install', file, args, cwd: join(root, 'tests/e2e') });
  }
  const installed = await find();
  if (installed) return installed;
  const other = elsewhere ? `; elsewhere: ${elsewhere.join(' ')}` : '';
  throw new Refusal(
    `There is no ${title} to test with and none could be installed: install it (on Debian, as root: apt-get install ${packages[0]}${other}) or name ${named} with ${variable}.`,
  );
}

async function aptInstall(processes: Processes, file: string, packages: readonly string[]) {
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
