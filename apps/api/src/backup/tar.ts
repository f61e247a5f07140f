/** Reads and writes tar archives (POSIX ustar) as streams. */

export interface TarEntry {
  /** A relative path of at most 99 bytes, in ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Not a tar archive, or damaged. */
export class TarError extends Error {}

const block = 512;

/** In bytes: a larger file is a sign of damage and would fill the memory. */
const largest = 256 * 1024 * 1024;

export function packFile({ name, bytes }: TarEntry): Uint8Array {
  return Buffer.concat([headerOf(name, bytes.length), bytes, Buffer.alloc(padding(bytes.length))]);
}

export const endOfTar: Uint8Array = new Uint8Array(2 * block);

/**
 * Reads the files of an archive.
 * @throws TarError when the bytes are no archive, or end too early
 */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = chunks[Symbol.asyncIterator]();
  const take = reader(source);
  try {
    for (;;) {
      const header = await take(block);
      if (header.every((byte) => byte === 0)) return;
      const { name, size } = readHeader(header);
      const bytes = await take(size);
      await take(padding(size));
      yield { name, bytes };
    }
  } finally {
    await source.return?.();
  }
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}

/**
 * Byte offsets of header fields:
 * https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
 */
const field = {
  name: 0,
  mode: 100,
  size: 124,
  time: 136,
  sum: 148,
  type: 156,
  magic: 257,
} as const;

function headerOf(name: string, size: number): Uint8Array {
  if (!/^[\w./-]{1,99}$/.test(name)) throw new Error(`Not a name for an archive: ${name}`);
  const header = Buffer.alloc(block);
  header.write(name, field.name, 'ascii');
  header.write('0000600\0', field.mode, 'ascii');
  header.write('0000000\x000000000\0', field.mode + 8, 'ascii');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, field.size, 'ascii');
  header.write('00000000000\0', field.time, 'ascii');
  header.write('0', field.type, 'ascii');
  header.write('ustar\x0000', field.magic, 'ascii');
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, field.sum, 'ascii');
  return header;
}

function readHeader(bytes: Uint8Array): { readonly name: string; readonly size: number } {
  const header = Buffer.from(bytes);
  const text = (from: number, length: number) =>
    header.toString('ascii', from, from + length).replace(/[\0 ].*$/s, '');
  const [name, size] = [text(field.name, 100), Number.parseInt(text(field.size, 12), 8)];
  const intact =
    Number.parseInt(text(field.sum, 8), 8) === sumOf(header) && size >= 0 && size <= largest;
  if (!intact) throw new TarError('A header is damaged.');
  return { name, size };
}

/** The checksum of a header; its own field counts as spaces. */
function sumOf(header: Buffer): number {
  const plain = Buffer.from(header).fill(' ', field.sum, field.sum + 8);
  return plain.reduce((sum, byte) => sum + byte, 0);
}

/** Returns chunks of exactly the requested size. */
function reader(source: AsyncIterator<Uint8Array>): (size: number) => Promise<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  return async (size) => {
    const parts = [rest];
    let length = rest.length;
    while (length < size) {
      const { value, done } = await source.next();
      if (done) throw new TarError('The archive ends too early.');
      parts.push(value);
      length += value.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(size);
    return all.subarray(0, size);
  };
}
