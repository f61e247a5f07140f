import fs from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDataFolder } from '../../adapters/storage/data-folder.ts';
import { copyEmptyTo } from '../../testing/filled-database.ts';
import { embeddedMajor } from './embedded-major.ts';
import { openEmbedded } from './embedded.ts';
import { newsletterContacts } from './schema/index.ts';

/** Making a database takes its time, on a machine that may be busy with everything else. */
const timeout = 120_000;

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ponte-durable-'));
  folder = join(root, 'database');
  await copyEmptyTo(folder);
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** The bits by which other accounts could read or write anything under a path, itself included. */
async function openToOthers(path: string): Promise<string[]> {
  const below = await readdir(path, { recursive: true });
  const modes = await Promise.all(
    ['.', ...below].map(async (name) => ({ name, mode: (await stat(join(path, name))).mode })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

/**
 * What a disk would have after a power cut: what was there at the start, and of each file what it
 * held when it was last synchronised.
 */
async function watchDisk(): Promise<string> {
  const disk = await mkdtemp(join(root, 'disk-'));
  await cp(folder, disk, { recursive: true });
  const sync = fs.fsyncSync;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    sync(file);
    const path = fs.readlinkSync(`/proc/self/fd/${file}`);
    if (fs.statSync(path).isFile()) fs.copyFileSync(path, join(disk, relative(folder, path)));
  });
  return disk;
}

async function phonesIn(path: string): Promise<string[]> {
  const database = await openEmbedded({ folder: path, asItIs: true });
  const rows = await database.db.select().from(newsletterContacts);
  await database.close();
  return rows.map(({ phone }) => phone);
}

test.skipIf(process.platform !== 'linux')(
  'what was committed is there after a power cut, and what was not is not',
  { timeout },
  async () => {
    const { db, close } = await openEmbedded({ folder });
    const disk = await watchDisk();
    await db.insert(newsletterContacts).values({ phone: '5545911110001', language: 'pt' });
    const cut = join(root, 'after-the-cut');
    await db
      .transaction(async (tx) => {
        await tx.insert(newsletterContacts).values({ phone: '5545911110002', language: 'pt' });
        await cp(disk, cut, { recursive: true });
        throw new Error('the power is cut');
      })
      .catch(() => undefined);
    vi.restoreAllMocks();
    await close();

    expect(await phonesIn(cut)).toEqual(['5545911110001']);
  },
);

test.each([
  ['synchronised', 'fsyncSync'],
  ['written', 'writeSync'],
] as const)('a log that can not be %s is told at once', { timeout }, async (_, call) => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  let told = 0;
  const { db } = await openEmbedded({
    folder: await copyOfFolder(),
    lost: () => {
      told += 1;
      // As the end of the process would, this leaves Postgres where it is.
      throw full;
    },
  });
  vi.spyOn(fs, call).mockImplementation(() => {
    throw full;
  });

  await db
    .insert(newsletterContacts)
    .values({ phone: '5545911110003', language: 'pt' })
    .catch(() => undefined);

  expect(told).toBe(1);
});

async function copyOfFolder(): Promise<string> {
  const copy = await mkdtemp(join(root, 'copy-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}

test('no file of a database is made for others to read', { timeout }, async () => {
  const { db, close } = await openEmbedded({ folder });
  await db.execute('create table later (amount integer)');
  await db.execute('insert into later select generate_series(1, 100000)');
  await close();

  expect(await openToOthers(folder)).toEqual([]);
});

test('what an older version left open to others is closed', async () => {
  const old = join(root, 'old');
  await mkdir(join(old, 'database/base/1'), { recursive: true });
  await mkdir(join(old, 'uploads/documents'), { recursive: true });
  for (const name of [
    'database/PG_VERSION',
    'database/base/1/1',
    'uploads/documents/a',
    'secret',
  ]) {
    await writeFile(join(old, name), '');
    await chmod(join(old, name), 0o666);
  }
  await chmod(old, 0o777);

  expect(await openDataFolder(old)).toMatchObject({ ok: true });

  expect(await openToOthers(old)).toEqual([]);
});

test('a new database is of the major version by which others are refused', async () => {
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${embeddedMajor}\n`);
});

test('a folder that holds anything else is not filled with a new database', async () => {
  const damaged = join(root, 'damaged');
  await cp(folder, damaged, { recursive: true });
  await rm(join(damaged, 'PG_VERSION'));
  const before = await readdir(damaged, { recursive: true });

  await expect(openEmbedded({ folder: damaged })).rejects.toThrow(/no PG_VERSION/);

  expect(await readdir(damaged, { recursive: true })).toEqual(before);
});

test('an incompletely created database is created again', { timeout }, async () => {
  const half = join(root, 'half');
  await mkdir(join(half, 'base'), { recursive: true });
  await writeFile(`${half}.unfinished`, '');

  const database = await openEmbedded({ folder: half });
  await database.close();

  expect(await readlink(`${half}.unfinished`).catch(() => 'gone')).toBe('gone');
  expect(await phonesIn(half)).toEqual([]);
});
