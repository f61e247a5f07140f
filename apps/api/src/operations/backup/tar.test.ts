import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packTar, unpackTar, type TarEntry } from './tar.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-tar-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entries: readonly TarEntry[] = [
  { name: 'empty', bytes: new Uint8Array() },
  { name: 'tables/a.jsonl', bytes: Buffer.from('{"a":"ção"}\n') },
  { name: 'block', bytes: Buffer.alloc(512, 7) },
  { name: 'large', bytes: Buffer.alloc(100_001, 'x') },
];

async function pack(files: readonly TarEntry[]): Promise<Buffer> {
  const { archive, add, end } = packTar();
  const packed = buffer(archive);
  for (const file of files) await add(file);
  end();
  return packed;
}

const unpack = (chunks: AsyncIterable<Uint8Array>): Promise<TarEntry[]> =>
  Readable.from(unpackTar(chunks)).toArray();

/** The same bytes in pieces. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

test.each([1, 511, 512, 1000, 1_000_000])(
  'files come back from pieces of %i bytes',
  async (size) => {
    const read = await unpack(inPieces(await pack(entries), size));

    expect(read.map(({ name, bytes }) => [name, Buffer.from(bytes)])).toEqual(
      entries.map(({ name, bytes }) => [name, Buffer.from(bytes)]),
    );
  },
);

test('the tar of the system reads what was packed', async () => {
  writeFileSync(join(folder, 'a.tar'), await pack(entries));

  const { status, stderr } = spawnSync('tar', ['-xf', 'a.tar'], { cwd: folder, encoding: 'utf8' });

  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(join(folder, 'tables/a.jsonl'), 'utf8')).toBe('{"a":"ção"}\n');
  expect(readFileSync(join(folder, 'large'))).toEqual(Buffer.alloc(100_001, 'x'));
});

test.each([
  ['ends too early', 'truncated', (bytes: Buffer) => bytes.subarray(0, -1500)],
  ['has another header', 'checksum', (bytes: Buffer) => bytes.fill('y', 0, 3)],
  ['is something else', 'Invalid tar', () => Buffer.alloc(4096, 'z')],
])('an archive that %s is refused', async (_, reason, damage) => {
  const damaged = damage(await pack(entries));

  await expect(unpack(inPieces(damaged, 4096))).rejects.toThrow(reason);
});
