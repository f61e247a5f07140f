import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../../scripts/run/free-port.ts';
import { serverAccount } from './postgres-server.ts';

/** A PgBouncer with the rules of `deploy/pgbouncer.ini`. */
export interface Pooler {
  /** The address of a database through it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const rules = new URL('../../../../deploy/pgbouncer.ini', import.meta.url);

/**
 * Starts one before a Postgres of the tests; as root under the user of Postgres, because it refuses to run
 * as root.
 * @param most connections that it opens to the Postgres
 */
export async function startPooler(postgres: string, most: number): Promise<Pooler> {
  const program = process.env['PGBOUNCER_PATH'] ?? '/usr/sbin/pgbouncer';
  if (!existsSync(program)) {
    throw new Error(
      'There is no PgBouncer to test with: npm test -- postgres installs it, or name its program with PGBOUNCER_PATH.',
    );
  }
  const { hostname, port: postgresPort, username } = new URL(postgres);
  const port = String(await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'ponte-pooler-'));
  const places = {
    'shop = host=db.internal port=5432': `* = host=${hostname} port=${postgresPort} user=${username}`,
    'listen_port = 6432': `listen_port = ${port}\nunix_socket_dir =`,
    'auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/userlist.txt': 'auth_type = any',
    'default_pool_size = 20': `default_pool_size = ${most}`,
  };
  let text = await readFile(rules, 'utf8');
  for (const [before, after] of Object.entries(places)) {
    if (!text.includes(before)) throw new Error(`deploy/pgbouncer.ini has no ${before}`);
    text = text.replace(before, after);
  }
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, text);
  const account = serverAccount();
  if (account === 'none') throw new Error('PgBouncer does not run as root.');
  if (account) for (const path of [folder, file]) await chown(path, account.uid, account.gid);
  const child = spawn(program, ['-q', file], { ...account, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const urlOf = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`;
  while (!(await answers(urlOf('postgres')))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    urlOf,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
