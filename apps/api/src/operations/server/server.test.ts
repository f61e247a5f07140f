import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDataFolder } from '../../adapters/storage/data-folder.ts';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { lockFolder } from '../../platform/db/folder-lock.ts';
import { copyEmptyTo } from '../../testing/filled-database.ts';
import { rowsOf } from '../backup/catalog.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-runtime-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const configOf = (environment: Record<string, string>): Config => {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.problem);
  return read.config;
};

describe('the configuration', () => {
  test('has sensible values when the environment says nothing', () => {
    expect(configOf({ PORT: '', HOST: ' ' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      seed: 'none',
      corsOrigins: [],
    });
  });

  test('plays payments and shows mail only when it is asked to, and no mail that is sent', () => {
    const asked = { SANDBOX_PAYMENTS: 'on', MAILBOX_PAGE: 'on' };
    const off = { sandboxPayments: false, mailboxPage: false };

    expect(configOf({})).toMatchObject(off);
    expect(configOf({ HOST: '127.0.0.1', NODE_ENV: 'development' })).toMatchObject(off);
    expect(configOf(asked)).toMatchObject({ sandboxPayments: true, mailboxPage: true });
    expect(configOf({ ...asked, SMTP_URL: 'smtp://mail' })).toMatchObject({ mailboxPage: false });
  });

  test.each(['SANDBOX_PAYMENTS', 'MAILBOX_PAGE'])(
    'refuses %s where others than this machine can reach it',
    (name) => {
      for (const host of ['0.0.0.0', '::', '192.168.0.7', 'shop.example', '127.0.0.1.example']) {
        expect(readConfig({ [name]: 'on', HOST: host })).toEqual({
          ok: false,
          problem: expect.stringMatching(new RegExp(`^${name} is on.*HOST=`)),
        });
        expect(readConfig({ [name]: 'off', HOST: host }).ok).toBe(true);
      }
      for (const host of ['127.0.0.1', '127.0.0.9', '::1', 'localhost']) {
        expect(readConfig({ [name]: 'on', HOST: host }).ok).toBe(true);
      }
    },
  );

  const tried = { SEED: 'demo', STAFF_ORIGIN: 'http://staff.localhost:4003' };

  test.each<[string, Record<string, string>, boolean]>([
    ['the demo shop on this machine', tried, true],
    ['it under an address', { ...tried, STAFF_ORIGIN: 'http://127.0.0.1:4003' }, true],
    ['it as npm start runs it', { ...tried, NODE_ENV: 'production' }, true],
    ['a shop that is not the demo', { ...tried, SEED: 'none' }, false],
    ['a shop from a folder', { ...tried, SEED: import.meta.dirname }, false],
    ['no back office', { SEED: 'demo' }, false],
    ['a public back office', { ...tried, STAFF_ORIGIN: 'https://staff.shop.test' }, false],
    ['one on the local network', { ...tried, STAFF_ORIGIN: 'http://192.168.0.7:4003' }, false],
    ['a name like localhost', { ...tried, STAFF_ORIGIN: 'http://localhost.shop.test' }, false],
    ['an API that others reach', { ...tried, HOST: '0.0.0.0' }, false],
  ])('opens the back office by one press: %s, %j, %s', (_, environment, demoOwner) => {
    expect(configOf(environment).demoOwner).toBe(demoOwner);
  });

  test('never opens the back office by one press in production', () => {
    const production = {
      ...tried,
      PRODUCTION: 'on',
      BR_ORIGIN: 'https://br.shop.test',
      PY_ORIGIN: 'https://py.shop.test',
      TRUSTED_PROXIES: '2',
      PONTE_SECRET: 'x'.repeat(40),
      SMTP_URL: 'smtps://user:password@mail.shop.test',
      MAIL_FROM: 'Loja <loja@shop.test>',
      PAYMENT_PROVIDER: 'none',
    };

    // Neither with names of this machine, which are refused, nor with public ones.
    expect(readConfig(production).ok).toBe(false);
    const inPublic = { ...production, STAFF_ORIGIN: 'https://staff.shop.test' };
    expect(configOf(inPublic).demoOwner).toBe(false);
  });

  test('keeps documents in a bucket when it has all that this takes', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };

    expect(configOf({}).bucket).toBeUndefined();
    expect(configOf(bucket).bucket).toEqual({
      endpoint: 'https://s3.example',
      name: 'documents',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
    expect(configOf({ ...bucket, S3_REGION: 'sa-east-1' }).bucket?.region).toBe('sa-east-1');
  });
});

describe('the data folder', () => {
  test('is made when there is none', async () => {
    expect(await openDataFolder(join(folder, 'a', 'b'))).toMatchObject({ ok: true });
  });

  test('that can not be written is refused with a sentence', async () => {
    await writeFile(join(folder, 'file'), '');

    expect(await openDataFolder(join(folder, 'file', 'data'))).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/can't be written.*DATA_DIR/),
    });
  });
});

test('a database in use by another process is reported in a sentence', async () => {
  const lock = await lockFolder(folder);
  const places = {
    root: folder,
    database: join(folder, 'database'),
    media: folder,
    uploads: folder,
  };

  expect(await openDatabase(configOf({}), places, { waitMs: 0 })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/in use by another process.*DATA_DIR/),
  });
  if (lock !== 'taken') await lock.release();
});

describe('a data folder without its database', () => {
  const placesOf = async () => {
    const opened = await openDataFolder(join(folder, 'data'));
    if (!opened.ok) throw new Error(opened.problem);
    return opened.folder;
  };

  test.each(['secret', 'uploads/document'])(
    'that still has %s is told in a sentence, and no other is made',
    async (left) => {
      const places = await placesOf();
      await mkdir(join(places.root, 'uploads'));
      await writeFile(join(places.root, left), 'x');

      expect(await openDatabase(configOf({}), places)).toEqual({
        ok: false,
        problem: expect.stringMatching(/is missing: .* restore it.*DATA_DIR to a new folder\.$/),
      });
      expect(await readdir(places.root)).not.toContain('database');
    },
  );

  test('that is missing, as where a volume is not mounted, is reported alike', async () => {
    const places = await placesOf();
    await writeFile(join(places.root, 'secret'), 'x');
    await mkdir(places.database);

    expect(await openDatabase(configOf({}), places)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/is missing: .*see that its volume is mounted/),
    });
    expect(await readdir(places.database)).toEqual([]);
  });

  test('that was never made completely is made', async () => {
    const places = await placesOf();
    await writeFile(join(places.root, 'secret'), 'x');
    await mkdir(places.database);
    await writeFile(`${places.database}.unfinished`, '');

    const opened = await openDatabase(configOf({}), places);

    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.database.close();
  });

  test('is taken by who restores it', async () => {
    const places = await placesOf();
    await writeFile(join(places.root, 'secret'), 'x');

    const opened = await openDatabase(configOf({}), places, { replaced: true });

    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.database.close();
  });
});

test('a table whose file was cut in half is reported in a sentence', async () => {
  const places = {
    root: folder,
    database: join(folder, 'database'),
    media: folder,
    uploads: join(folder, 'uploads'),
  };
  await copyEmptyTo(places.database);
  const { db, close } = await openEmbedded({ folder: places.database });
  await db.execute(
    sql`insert into settings select 'key ' || n, 'value' from generate_series(1, 2000) n`,
  );
  await db.execute(sql`checkpoint`);
  const file = await rowsOf(
    db,
    v.object({ path: v.string() }),
    sql`select pg_relation_filepath('settings') as path`,
  );
  await close();
  const path = join(places.database, file[0]?.path ?? '');
  await truncate(path, (await stat(path)).size / 2);

  expect(await openDatabase(configOf({}), places)).toEqual({
    ok: false,
    problem: expect.stringMatching(
      /can't be opened \(could not read block.*restore it from a backup/,
    ),
  });
});

test.each([
  [
    '17',
    /is of Postgres 17, and this version of the shop has Postgres 18\. Carry it over:\nponte backup .*\nmv (\S+) \1-17\nponte restore .* --force/,
  ],
  [
    '19',
    /is of Postgres 19, and this version of the shop has Postgres 18: start the newer version/,
  ],
])('a database of Postgres %s is refused with both numbers and what to do', async (major, said) => {
  const root = join(folder, `of-${major}`);
  const places = {
    root,
    database: join(root, 'database'),
    media: join(root, 'media'),
    uploads: join(root, 'uploads'),
  };
  await mkdir(places.database, { recursive: true });
  await writeFile(join(places.database, 'PG_VERSION'), `${major}\n`);

  expect(await openDatabase(configOf({}), places)).toEqual({
    ok: false,
    problem: expect.stringMatching(said),
  });
});

test('a disk without room for a new database is reported in a sentence', async () => {
  vi.spyOn(fs, 'statfsSync').mockReturnValue(Object.assign(fs.statfsSync(folder), { bavail: 1 }));

  expect(
    await openDatabase(configOf({}), {
      root: folder,
      database: join(folder, 'new'),
      media: folder,
      uploads: folder,
    }),
  ).toEqual({
    ok: false,
    problem: `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to another folder.`,
  });
  vi.restoreAllMocks();
});

test('an unreachable Postgres is reported in a sentence without its password', async () => {
  const config = configOf({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });

  const opened = await openDatabase(config, {
    root: folder,
    database: folder,
    media: folder,
    uploads: folder,
  });

  expect(opened).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/127\.0\.0\.1:1\/shop.*DATABASE_URL/),
  });
  expect(JSON.stringify(opened)).not.toContain('secret');
});
