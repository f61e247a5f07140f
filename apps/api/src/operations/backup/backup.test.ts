import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderStorage } from '../../adapters/storage/folder-storage.ts';
import type { Database } from '../../platform/db/client.ts';
import type { EmbeddedDatabase } from '../../platform/db/embedded.ts';
import { customerDocuments, newsletterContacts, pictures } from '../../platform/db/schema/index.ts';
import { contentsOf } from '../../testing/contents.ts';
import { signUp } from '../../testing/customers.ts';
import { openEmpty, openFilled } from '../../testing/filled-database.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeArchive, type Manifest } from './archive.ts';
import { backUp, checkTarget, sizeInAdvance } from './backup.ts';
import { rowsOf } from './catalog.ts';
import { examine, restore } from './restore.ts';

/** A shop with a customer, documents and an order, and its backup. */
let source: Database;
let shop: TestApp;
let kept: string;
let file: string;
let contents: unknown;
const filesOf = (root: string) => ({ uploads: join(root, 'uploads') });
beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), 'ponte-backup-'));
  source = await openFilled(smallCatalogue);
  const storage = folderStorage(filesOf(kept).uploads);
  shop = await startTestApp(undefined, { database: source, storage });
  const { token } = await signUp(shop);
  await orderAtCounter(shop, token);
  file = join(kept, 'shop.tar.gz');
  await backUp(file, source.db, filesOf(kept));
  contents = await contentsOf(source.db);
});
afterAll(async () => {
  await shop.close();
  await source.close();
  await rm(kept, { recursive: true });
});

/** An empty place to restore into, made again for each test; the database only where it is used. */
let target: EmbeddedDatabase;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-restore-'));
});
afterEach(() => rm(folder, { recursive: true }));

function withTarget(): void {
  beforeEach(async () => {
    target = await openEmpty();
  });
  afterEach(() => target.close());
}

async function restoreHere(path = file, force = false) {
  const examined = await examine(path);
  if (!examined.ok) return examined;
  const files = filesOf(folder);
  const storage = folderStorage(files.uploads);
  return restore(path, examined.manifest, { database: target, folder: files, storage, force });
}

describe('a backup', () => {
  withTarget();

  test('that is restored makes the same database and the same files', async () => {
    expect(await restoreHere()).toMatchObject({ ok: true, files: 2 });

    expect(await contentsOf(target.db)).toEqual(contents);
    const documents = await source.db.select().from(customerDocuments);
    expect(documents).toHaveLength(2);
    for (const { storageKey, size } of documents) {
      expect((await stat(join(folder, 'uploads', storageKey))).size).toBe(size);
    }
  });

  test('lets numbers go on where they stood, also those of rows that are gone', async () => {
    const next = sql`select nextval(pg_get_serial_sequence('customers', 'id'))::text as id`;
    const [last] = await rowsOf(source.db, v.object({ id: v.string() }), next);
    const path = join(folder, 'later.tar.gz');
    await backUp(path, source.db, filesOf(kept));

    await restoreHere(path);

    const [after] = await rowsOf(target.db, v.object({ id: v.string() }), next);
    expect(Number(after?.id)).toBe(Number(last?.id) + 1);
  });

  test('can be looked into with the tools of the system, by its owner alone, and lists its sums', async () => {
    expect(spawnSync('tar', ['-xzf', file], { cwd: folder, encoding: 'utf8' }).stderr).toBe('');

    const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
    const lines = sums.trim().split('\n');
    for (const line of lines) {
      const [sum, name = ''] = line.split('  ');
      const bytes = await readFile(join(folder, name));
      expect([name, createHash('sha256').update(bytes).digest('hex')]).toEqual([name, sum]);
    }
    expect(lines.length).toBeGreaterThan(10);
    const products = await readFile(join(folder, 'tables/products/000001.jsonl'), 'utf8');
    expect(
      products
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toContainEqual(expect.objectContaining({ id: 8, price_usd_cents: 6490 }));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('without files that the database names is none, unless they are lost', async () => {
    const path = join(folder, 'lacking.tar.gz');
    const elsewhere = filesOf(join(folder, 'elsewhere'));

    expect(await backUp(path, source.db, elsewhere)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(
        /^2 of 2 files .* not in .*elsewhere\/uploads \(documents\/[\w-]+, .*set DATA_DIR/,
      ),
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await backUp(path, source.db, elsewhere, { lacking: true })).toMatchObject({ ok: true });
  });

  test('leaves out pictures that are kept apart, and a restore deletes none that is named', async () => {
    const picture = 'pictures/drill';
    await source.db.insert(pictures).values({ key: 'picture.drill', content: 'drill', width: 1 });
    await folderStorage(filesOf(kept).uploads).put(picture, Buffer.from('drill'), 'image/webp');
    await folderStorage(filesOf(folder).uploads).put(picture, Buffer.from('drill'), 'image/webp');
    await folderStorage(filesOf(folder).uploads).put('pictures/x', Buffer.from('x'), 'image/webp');
    const path = join(folder, 'apart.tar.gz');

    const options = { isWithoutPictures: true };
    const said = await sizeInAdvance(path, source.db, filesOf(kept), options);
    const made = await backUp(path, source.db, filesOf(kept), options);
    const whole = await sizeInAdvance(path, source.db, filesOf(kept));
    await source.db.delete(pictures);
    await rm(join(filesOf(kept).uploads, picture));

    expect(said).toMatch(
      /^A database of \d+\.\d MB, .* and 2 files of \d+\.\d MB; \S+ has \d+\.\d MB free\.$/,
    );
    expect(whole).toContain(' and 3 files of ');
    expect(made).toMatchObject({ ok: true, files: 2 });
    expect(await restoreHere(path, true)).toMatchObject({ ok: true, files: 2 });
    expect(await readdir(join(folder, 'uploads/pictures'))).toEqual(['drill']);
  });

  test('replaces a file only with --force, and nothing that is not a file', async () => {
    expect(await checkTarget(join(folder, 'new'), false)).toBeUndefined();
    expect(await checkTarget(file, false)).toMatch(/is a file .*--force/);
    expect(await checkTarget(file, true)).toBeUndefined();
    expect(await checkTarget(folder, true)).toMatch(/is not a file/);
    expect(await checkTarget('/nowhere/at/all', false)).toMatch(/no folder \/nowhere\/at/);
  });
});

describe('a restore', () => {
  withTarget();

  const contact = { phone: '5545911112222', language: 'pt' } as const;

  test('replaces nothing without --force', async () => {
    await target.db.insert(newsletterContacts).values(contact);
    const before = await contentsOf(target.db);

    expect(await restoreHere()).toMatchObject({
      ok: false,
      problem: expect.stringMatching('--force'),
    });

    expect(await contentsOf(target.db)).toEqual(before);
    expect(await readdir(folder)).toEqual([]);
  });

  test('with --force replaces everything, and removes documents of the old shop', async () => {
    await target.db.insert(newsletterContacts).values(contact);
    await folderStorage(filesOf(folder).uploads).put('documents/other', Buffer.from('x'), '');

    expect(await restoreHere(file, true)).toMatchObject({ ok: true });

    expect(await contentsOf(target.db)).toEqual(contents);
    expect(await readdir(join(folder, 'uploads/documents'))).toHaveLength(2);
  });

  test('spares a database that holds what is none of the shop’s', async () => {
    await target.db.execute(sql`create table ledger (amount integer)`);

    const result = await restoreHere(file, true);

    expect(result).toMatchObject({ ok: false, problem: expect.stringMatching(/\(ledger\)/) });
  });

  test('that fails half-way changes nothing', async () => {
    await target.db.insert(newsletterContacts).values(contact);
    await folderStorage(filesOf(folder).uploads).put('documents/other', Buffer.from('x'), '');
    const before = await contentsOf(target.db);
    const broken = join(folder, 'broken.tar.gz');
    const examined = await examine(file);
    if (!examined.ok) throw new Error(examined.problem);
    await writeArchive(broken, async (writer) => {
      await writer.add({ name: 'uploads/documents/new', bytes: Buffer.from('y') });
      await writer.describe(examined.manifest);
      const bytes = Buffer.from('{"token_hash":"x","customer_id":4711}\n');
      await writer.add({ name: 'tables/sessions/000001.jsonl', bytes });
    });

    const result = await restoreHere(broken, true);

    expect(result).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/refuses the backup .*Nothing was changed/),
    });
    expect(await contentsOf(target.db)).toEqual(before);
    expect(await readdir(join(folder, 'uploads/documents'))).toEqual(['other']);
  });
});

describe('a file that can not be restored is refused in a sentence', () => {
  const refusal = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, 'given');
    await writeFile(path, bytes);
    const result = await examine(path);
    return result.ok ? 'no refusal' : result.problem.replace(path, 'it');
  };
  let whole: Buffer;
  beforeAll(async () => {
    whole = await readFile(file);
  });
  const altered = (from: string, to: string) => {
    const bytes = gunzipSync(whole);
    const at = bytes.indexOf(from);
    return gzipSync(
      Buffer.concat([bytes.subarray(0, at), Buffer.from(to), bytes.subarray(at + from.length)]),
    );
  };

  test('that is none', async () => {
    const sentence = 'it is not a backup of this shop: name a file made by the command backup.';

    expect(await refusal(Buffer.from(''))).toBe(sentence);
    expect(await refusal(Buffer.from('id;name\n1;drill\n'))).toBe(sentence);
    expect(await refusal(gzipSync(Buffer.alloc(4096, 'x')))).toBe(sentence);
  });

  test('that is damaged, wherever it is', async () => {
    const sentence = 'it is damaged: take another copy of it. Nothing was changed.';
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };

    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe(sentence);
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      const said = await refusal(flipped(Math.floor(whole.length * share)));
      // Damage that shows before the first file is read leaves nothing to know a backup by.
      expect(said).toMatch(/^it is (?:damaged|not a backup of this shop): /);
    }
    expect(await refusal(flipped(whole.length - 2000))).toBe(sentence);
    // What follows the last file is in gzip's own checksum.
    expect(await refusal(flipped(whole.length - 5))).toBe(sentence);
    // One letter of one customer, in a file that is whole otherwise.
    expect(await refusal(altered('"first_name":"Ana"', '"first_name":"Eva"'))).toBe(sentence);
  });

  test('that another version made', async () => {
    const path = join(folder, 'other.tar.gz');
    const examined = await examine(file);
    if (!examined.ok) throw new Error(examined.problem);
    const manifest: Manifest = { ...examined.manifest, migrations: ['a migration to come'] };
    await writeArchive(path, (writer) => writer.describe(manifest));

    expect(await refusal(await readFile(path))).toMatch(/^it was made by another version/);
    expect(await refusal(altered('"format": 1', '"format": 2'))).toMatch(/^it was made by another/);
  });

  test('that is not there', async () => {
    expect(await examine(join(folder, 'nothing'))).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^There is no file .*nothing: check its name\.$/),
    });
  });
});
