/** A Postgres server for tests, started from the machine's own programs and gone afterwards. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A server that runs. */
export interface RealPostgres {
  /** An address without a database's name: `postgres://…:port`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a server that keeps nothing: it does not even wait for the disk. */
export async function startPostgres(): Promise<RealPostgres> {
  const bin = await findPrograms();
  const account = serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'ponte-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
      .concat(settings.flatMap((setting) => ['-c', setting]))
      .concat(['-c', 'max_connections=200']),
    { ...account, stdio: 'ignore' },
  );
  const origin = `postgres://tests@127.0.0.1:${port}`;
  await answering(origin);
  return {
    origin,
    stop: async () => {
      await stopped(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where Debian keeps the programs of its newest version, or where `PG_BIN` says. */
async function findPrograms(): Promise<string> {
  const given = process.env['PG_BIN'];
  if (given) return given;
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest) return `/usr/lib/postgresql/${newest}/bin`;
  throw new Error(
    'There is no Postgres to test with: install the package postgresql, or set PG_BIN to the folder of initdb and postgres.',
  );
}

/** Postgres refuses to run as root; Debian's package has an account for it. */
function serverAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answering(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: `${origin}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error('Postgres did not start within ten seconds.');
}

/** SIGINT: connections are ended, and the server with them. */
function stopped(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill('SIGINT');
  });
}
