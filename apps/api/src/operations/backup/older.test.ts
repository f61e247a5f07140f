import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStorage } from '../../adapters/storage/folder-storage.ts';
import type { EmbeddedDatabase } from '../../platform/db/embedded.ts';
import { migrationsFolder } from '../../platform/db/migrations-folder.ts';
import * as schema from '../../platform/db/schema/index.ts';
import { contentsOf, structureOf } from '../../testing/contents.ts';
import { openEmpty } from '../../testing/filled-database.ts';
import { backUp } from './backup.ts';
import { migrateBy } from './load.ts';
import { examine, restore } from './restore.ts';

let folder: string;
let client: PGlite;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-older-'));
  client = await PGlite.create({ extensions: { unaccent } });
  database = await openEmpty();
});
afterAll(async () => {
  await client.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** How many migrations there were when the first customers came. */
const then = 3;

test('a backup of an older version is brought to the present, and loses nothing', async () => {
  const old = drizzle(client, { schema });
  await client.exec(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
  `);
  await migrateBy(old, readMigrationFiles({ migrationsFolder }).slice(0, then));
  await client.exec(`
    insert into newsletter_contacts (phone, language) values ('5545911112222', 'pt');
    insert into carts (external_id, currency) values ('of-before', 'USD');
    insert into mails (recipient, subject, body, due_at) values ('ana@example.com', 'Hi', 'x', now());
    insert into mails (recipient, subject, body, attempts) values ('luis@example.com', 'Hi', 'x', 8);
  `);
  const path = join(folder, 'old.tar.gz');
  const files = { uploads: join(folder, 'uploads') };
  await backUp(path, old, files);
  const before = await contentsOf(old);

  const structure = await structureOf(database.db);
  const examined = await examine(path);
  if (!examined.ok) throw new Error(examined.problem);
  const storage = folderStorage(files.uploads);
  const target = { database, folder: files, storage, force: false };
  expect(await restore(path, examined.manifest, target)).toMatchObject({ ok: true });

  const after = await contentsOf(database.db);
  expect(after['newsletter_contacts']).toEqual(before['newsletter_contacts']);
  expect(after['carts']).toHaveLength(1);
  // Mail that waited is sent by a job now; what was given up is a dead letter.
  const jobs = await database.db.select().from(schema.jobs).orderBy(schema.jobs.id);
  expect(jobs.map(({ name, key, failedAt }) => [name, key, failedAt !== null])).toEqual([
    ['mail', '1', false],
    ['mail', '2', true],
  ]);
  expect(await structureOf(database.db)).toEqual(structure);
});
