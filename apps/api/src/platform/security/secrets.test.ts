import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSigner, readOrCreateSecret } from './secrets.ts';

describe('a signature', () => {
  const signer = createSigner('one secret');
  const signed = signer.sign('item-token', 'text-1');

  test('opens to its text', () => {
    expect(signer.open('item-token', signed)).toBe('text-1');
    expect(signer.open('item-token', signer.sign('item-token', 'with.dots.in.it'))).toBe(
      'with.dots.in.it',
    );
  });

  test.each([
    ['an altered text', signed.replace('1', '2')],
    ['an altered signature', `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`],
    ['a shortened signature', signed.slice(0, -4)],
    ['no signature', 'text-1'],
    ['nothing', ''],
    ['only a dot', '.'],
  ])('does not open with %s', (_, text) => {
    expect(signer.open('item-token', text)).toBeUndefined();
  });

  test('does not open for another purpose, nor with another secret', () => {
    expect(signer.open('delivery-token', signed)).toBeUndefined();
    expect(createSigner('another secret').open('item-token', signed)).toBeUndefined();
  });
});

describe('the kept secret', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ponte-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is made once, even by several at a time, and readable by its owner only', async () => {
    const secrets = await Promise.all([
      readOrCreateSecret(folder),
      readOrCreateSecret(folder),
      readOrCreateSecret(folder),
    ]);

    const [first] = secrets;
    expect(new Set(secrets.map((kept) => kept.ok && kept.secret)).size).toBe(1);
    expect(first).toMatchObject({ ok: true, secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(first).toMatchObject({
      secret: (await readFile(join(folder, 'secret'), 'utf8')).trim(),
    });
  });

  test.each(['', '\n', 'short', ` ${'x'.repeat(31)} \n`])(
    'that is %j is refused, and left as it is',
    async (text) => {
      const path = join(folder, 'secret');
      await writeFile(path, text);

      expect(await readOrCreateSecret(folder)).toMatchObject({
        ok: false,
        problem: expect.stringContaining(path),
      });
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );

  test('that can not be read is reported in a sentence', async () => {
    const path = join(folder, 'secret');
    await rm(path);
    await mkdir(path);

    expect(await readOrCreateSecret(folder)).toEqual({
      ok: false,
      problem: `The secret in ${path} can't be read: make this user its owner, or set PONTE_SECRET.`,
    });
  });
});
