import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificates, type CertificateKind } from '../../testing/certificates.ts';
import {
  serverAccount,
  startPostgres,
  type PostgresServer,
} from '../../testing/postgres-server.ts';
import { openPostgres } from './postgres.ts';

const certificates = makeCertificates();

let folder: string;
const servers: PostgresServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-tls-'));
  const account = serverAccount();
  if (account !== 'none' && account) await chown(folder, account.uid, account.gid);
  await writeFile(join(folder, 'ca.pem'), certificates.authority);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true });
});

/** A Postgres with a certificate, by the name that the certificate is for, and how docs/deploy.md has it. */
async function urlOf(kind: CertificateKind): Promise<string> {
  const account = serverAccount();
  const write = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text, { mode: 0o600 });
    if (account !== 'none' && account) await chown(path, account.uid, account.gid);
    return path;
  };
  const { key, cert } = certificates.of(kind);
  const keyFile = await write('server.key', key);
  const certFile = await write('server.pem', cert);
  const settings = ['ssl=on', `ssl_key_file=${keyFile}`, `ssl_cert_file=${certFile}`];
  const started = await startPostgres({ settings });
  if (!started.ok) throw new Error(started.problem);
  servers.push(started.server);
  const origin = started.server.origin.replace('127.0.0.1', 'localhost');
  return `${origin}/postgres?sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}`;
}

test('with sslmode=verify-full all connections are encrypted, to a server of the named authority', async () => {
  const url = await urlOf('good');
  const { db, exclusively, close } = await openPostgres(url, 2, { asItIs: true });
  const isEncrypted = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;

  expect(await db.execute(isEncrypted)).toMatchObject({ rows: [{ ssl: true }] });
  expect(await exclusively((direct) => direct.execute(isEncrypted))).toMatchObject({
    rows: [{ ssl: true }],
  });

  await close();
});

test.each([
  ['unknown', /unable to (?:verify|get local issuer)/],
  ['other name', /altnames|Hostname/],
] as const)('a server with a certificate that is %s gets no password', async (kind, reason) => {
  await expect(openPostgres(await urlOf(kind), 1, { asItIs: true })).rejects.toThrow(reason);
});
