import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { lockFolder } from '../../platform/db/folder-lock.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import { createVault } from '../../platform/security/vault.ts';
import { commandFolder } from '../../testing/command-folder.ts';

/** `backup` and `restore`. */

const timeout = 120_000;

const at = commandFolder();

test('a shop goes into a file and out of it', { timeout }, async () => {
  await at.makeShop();
  await mkdir(join(at.data, 'uploads'));
  await writeFile(join(at.data, 'uploads/document'), 'x');

  const kept = at.run('backup', ['shop.tar.gz']);
  const again = at.run('backup', ['shop.tar.gz']);
  const restored = at.run('restore', ['shop.tar.gz'], { home: join(at.folder, 'other') });

  expect(kept).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^A database of \d+\.\d MB, .* and 1 files of 0\.0 MB; .* free\.\n1 rows and 1 files \(0\.0 MB\) saved to .*\/shop\.tar\.gz\.\n$/,
    ),
  });
  expect(again).toEqual({
    status: 1,
    said: `There is a file ${at.folder}/shop.tar.gz already: name another one, or add --force to replace it.\n`,
  });
  expect(restored).toEqual({
    status: 0,
    said: expect.stringMatching(/^1 rows and 1 files .* restored from/),
  });
  expect(await readdir(join(at.folder, 'other/uploads'))).toEqual(['document']);
});

test('a restore says who can not sign in with another secret', { timeout }, async () => {
  await at.makeShop();
  const secret = 'a-secret-of-the-shop-that-was-backed-up';
  const { db, close } = await openEmbedded({ folder: join(at.data, 'database') });
  await db.insert(staffMembers).values({
    email: 'ana@example.com',
    name: 'Ana',
    role: 'owner',
    language: 'pt',
    passwordHash: 'a hash',
    totpSecret: createVault(secret).seal('JBSWY3DPEHPK3PXP'),
    totpLastStep: 0,
  });
  await close();
  at.run('backup', ['shop.tar.gz']);
  const restoreWith = (given: string, home: string) =>
    at.run('restore', ['shop.tar.gz'], {
      before: `export PONTE_SECRET='${given}';`,
      home: join(at.folder, home),
    });

  const same = restoreWith(secret, 'same');
  const other = restoreWith('another-secret-of-the-machine-that-is-new', 'other');

  expect(same).toEqual({ status: 0, said: expect.stringMatching(/^.* restored from \S+\n$/) });
  expect(other).toEqual({
    status: 0,
    said: expect.stringMatching(
      /restored from .*\n1 of 1 members of staff can't sign in: .* sealed with another secret\. Set PONTE_SECRET /,
    ),
  });
});

test('a database without a shop is none to keep, and stays as it is', { timeout }, async () => {
  await mkdir(at.data);

  expect(at.run('backup', ['shop.tar.gz'])).toEqual({
    status: 1,
    said: 'There is no shop in the database yet: start its server once.\n',
  });
  expect(at.run('backup', ['shop.tar.gz']).status).toBe(1);
  expect(await readdir(at.folder)).toEqual(['data']);
});

test('a folder that a server uses is left alone', { timeout }, async () => {
  await at.makeShop();
  expect(at.run('backup', ['before.tar.gz']).status).toBe(0);
  const lock = await lockFolder(at.data);

  const kept = at.run('backup', ['shop.tar.gz']);
  const replaced = at.run('restore', ['before.tar.gz', '--force']);

  const refused = {
    status: 1,
    said: `The database in ${at.data} is in use by another process: stop that one, or set DATA_DIR to another folder.\n`,
  };
  expect([kept, replaced]).toEqual([refused, refused]);
  expect((await readdir(at.folder)).toSorted()).toEqual(['before.tar.gz', 'data']);
  if (lock !== 'taken') await lock.release();
});

test('a full disk is reported, and no partial backup stays', { timeout }, async () => {
  await at.makeShop();
  await mkdir(join(at.data, 'uploads'));
  const large = join(at.data, 'uploads/large');
  await writeFile(large, randomBytes(40 << 20));

  // Simulates a full disk for one process: a file may not grow beyond this many blocks. The files
  // of the database's log are 16 MB and find room.
  const full = at.run('backup', ['shop.tar.gz'], { before: `trap '' XFSZ; ulimit -f 34000;` });

  expect(full).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^A database of .* free\.\nThe backup can't be written to .*shop\.tar\.gz \(EFBIG\): check the free space .*\.\n$/,
    ),
  });
  expect((await readdir(at.folder)).toSorted()).toEqual(['data']);
});

test.each([
  ['backup', [], /^Name the file to write, such as shop\.tar\.gz\.\n$/],
  ['backup', ['a', 'b'], /^Name the file to write, such as shop\.tar\.gz\.\n$/],
  ['restore', ['--all'], /^Name the file to restore, one made by the command backup\.\n$/],
  ['restore', ['--lacking', 'a'], /^Name the file to restore, one made by the command backup\.\n$/],
  ['restore', ['nothing'], /^There is no file .*\/nothing: check its name\.\n$/],
] as const)('%s %j is refused in one sentence', { timeout }, (command, words, sentence) => {
  expect(at.run(command, words)).toEqual({ status: 1, said: expect.stringMatching(sentence) });
});
