import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../../scripts/run/free-port.ts';
import { findPostgres } from './postgres-programs.ts';

export interface PostgresServer {
  /** Without a database name: `postgres://…:port`. */
  readonly origin: string;
  /** The folder of its socket. */
  readonly socketFolder: string;
  createDatabase(name: string): Promise<string>;
  /** Stops it for now, as a restart of its service does; its data stay. */
  leave(): Promise<void>;
  /** Starts it again, and waits until it answers. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A server, or the sentence that says why there is none. */
export type StartedPostgres =
  | { readonly ok: true; readonly server: PostgresServer }
  | { readonly ok: false; readonly problem: string };

export interface PostgresOptions {
  /** Additional settings such as `shared_buffers=512MB`. */
  readonly settings?: readonly string[];
}

/** A busy machine may take long. */
const patienceMs = 120_000;

/** Durability off: the data are temporary. */
const forgetful = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/**
 * Supervises the server until its stdin closes, which happens however the parent process ends, and
 * then deletes its folder. A line on stdin stops it, and the next starts it again. It ignores a terminal's
 * Ctrl-C, to be able to.
 */
const keeper = `
trap '' INT TERM HUP
folder=$1; shift
while :; do
  "$@" </dev/null >/dev/null &
  server=$!
  read -r _; more=$?
  kill -INT $server
  wait $server
  echo stopped
  [ $more = 0 ] && read -r _ || break
done
rm -rf "$folder"
`;

/**
 * Starts a server on a free port in a temporary folder; as root under its own user, because
 * Postgres refuses to run as root.
 */
export async function startPostgres({
  settings = [],
}: PostgresOptions = {}): Promise<StartedPostgres> {
  const bin = findPostgres(process.env);
  if (bin === undefined) return failed('there are no programs of it');
  const account = serverAccount();
  if (account === 'none') return failed('it does not run as root, and there is no user postgres');
  const folder = await mkdtemp(join(tmpdir(), 'ponte-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'tests', '--auth=trust'];
  const init = spawnSync(
    join(bin, 'initdb'),
    [...cluster, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, cwd: '/', encoding: 'utf8' },
  );
  if (init.status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return failed(`initdb said: ${init.stderr.trim().split('\n').at(-1) ?? ''}`);
  }
  const port = await freePort();
  const where = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const all = [...forgetful, ...settings].flatMap((setting) => ['-c', setting]);
  const shell = spawn(
    '/bin/sh',
    ['-c', keeper, 'sh', folder, join(bin, 'postgres'), ...where, ...all],
    { ...account, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] },
  );
  // Its output may have no reader.
  shell.stdout.resume();
  const origin = `postgres://tests@127.0.0.1:${port}`;
  const stop = () => ended(shell);
  if (!(await answers(origin))) {
    await stop();
    return failed(`it did not answer within ${patienceMs / 60_000} minutes`);
  }
  const server: PostgresServer = {
    origin,
    socketFolder: folder,
    createDatabase: (name) => create(origin, name),
    leave: async () => {
      const stopped = once(shell.stdout, 'data');
      shell.stdin.write('stop\n');
      await stopped;
    },
    comeBack: async () => {
      shell.stdin.write('start\n');
      if (!(await answers(origin))) throw new Error('Postgres did not come back.');
    },
    stop,
  };
  return { ok: true, server };
}

function failed(reason: string): StartedPostgres {
  const problem = `There is no Postgres to test with (${reason}): install its server (on Debian, as root: apt-get install postgresql), or set PG_BIN to the folder of initdb and postgres.`;
  return { ok: false, problem };
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The user of Debian's package; undefined when the current user may run the server. */
export function serverAccount(): Account | 'none' | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const [uid, gid] = [ask('-u'), ask('-g')];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : 'none';
}

async function create(origin: string, name: string): Promise<string> {
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  return `${origin}/${name}`;
}

async function answers(origin: string): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const client = new Client({ connectionString: `${origin}/postgres` });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  return false;
}

async function ended(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null || shell.signalCode !== null) return;
  await new Promise<void>((done) => {
    shell.once('exit', () => done());
    shell.stdin?.end();
  });
}
