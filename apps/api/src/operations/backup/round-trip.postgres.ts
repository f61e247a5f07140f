import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@ponte/contract/accounts';
import { listOrders } from '@ponte/contract/orders';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStorage } from '../../adapters/storage/folder-storage.ts';
import type { Database } from '../../platform/db/client.ts';
import { openPostgres } from '../../platform/db/postgres.ts';
import { contentsOf, structureOf } from '../../testing/contents.ts';
import { brazilianForm, signUp } from '../../testing/customers.ts';
import { openEmpty, shopOf } from '../../testing/filled-database.ts';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { writeShop } from '../seed/seed-once.ts';
import { backUp } from './backup.ts';
import { examine, restore } from './restore.ts';

let folder: string;
const open: Database[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-round-trip-'));
});
afterAll(async () => {
  for (const database of open) await database.close();
  await rm(folder, { recursive: true });
});

const filesOf = (name: string) => ({
  uploads: join(folder, name, 'uploads'),
});

async function embedded(): Promise<Database> {
  const database = await openEmpty();
  open.push(database);
  return database;
}

/** A new database on the real server. */
async function postgres(): Promise<{ readonly database: Database; readonly url: string }> {
  const origin = process.env[postgresVariable] ?? '';
  const name = `trip_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = `${origin}/${name}`;
  const database = await openPostgres(url, 1);
  open.push(database);
  return { database, url };
}

/** Moves a shop from one database to another, with its files. */
async function move(from: Database, fromName: string, to: Database, toName: string) {
  const path = join(folder, `${fromName}.tar.gz`);
  const kept = await backUp(path, from.db, filesOf(fromName));
  if (!kept.ok) throw new Error(kept.problem);
  const examined = await examine(path);
  if (!examined.ok) throw new Error(examined.problem);
  const files = filesOf(toName);
  const storage = folderStorage(files.uploads);
  const target = { database: to, folder: files, storage, force: false };
  return restore(path, examined.manifest, target);
}

test('a shop moves from the embedded database to a real one and back, and stays the same', async () => {
  const first = await embedded();
  await writeShop(first.db, await shopOf(smallCatalogue));
  const storage = folderStorage(filesOf('first').uploads);
  const shop = await startTestApp(undefined, { database: first, storage });
  const { email, token } = await signUp(shop);
  await orderAtCounter(shop, token);
  await shop.close();
  const { database: second } = await postgres();
  const third = await embedded();

  expect(await move(first, 'first', second, 'second')).toMatchObject({ ok: true, files: 2 });
  expect(await move(second, 'second', third, 'third')).toMatchObject({ ok: true, files: 2 });

  const contents = await contentsOf(first.db);
  expect(await contentsOf(second.db)).toEqual(contents);
  expect(await contentsOf(third.db)).toEqual(contents);
  expect(await structureOf(third.db)).toEqual(await structureOf(first.db));

  const moved = await startTestApp(undefined, { database: second });
  const session = await moved.call(login, { body: { email, password: brazilianForm.password } });
  const { data } = await moved.call(listOrders, { token: session.token });
  expect(data).toHaveLength(1);
  await signUp(moved);
  await moved.close();
});

test('a backup only reads, so that a standby can make it', async () => {
  const { database, url } = await postgres();
  await writeShop(database.db, await shopOf(smallCatalogue));
  const readOnly = '?options=-c%20default_transaction_read_only%3Don';
  const standby = await openPostgres(`${url}${readOnly}`, 1, { asItIs: true });
  open.push(standby);

  expect(
    await backUp(join(folder, 'standby.tar.gz'), standby.db, filesOf('standby')),
  ).toMatchObject({ ok: true });
});

test('a real database that a server still uses is left alone', async () => {
  const { database, url } = await postgres();
  const server = new Client({ connectionString: url, application_name: 'a server' });
  await server.connect();
  const before = await contentsOf(database.db);

  expect(await move(await embedded(), 'empty', database, 'used')).toEqual({
    ok: false,
    problem: expect.stringMatching(
      /^Others are connected to the database \(1 × a server of 127\.0\.0\.1, idle\): stop the servers first\. /,
    ),
  });

  expect(await contentsOf(database.db)).toEqual(before);
  await server.end();
});
