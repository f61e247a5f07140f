import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { createTarDecoder, createTarPacker } from 'modern-tar';

export interface TarEntry {
  /** A relative path. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** In bytes: a larger file is a sign of damage and would fill the memory. */
const largest = 256 * 1024 * 1024;

export interface TarWriter {
  readonly archive: Readable;
  /** Waits while the archive is read more slowly than it is written. */
  add(entry: TarEntry): Promise<void>;
  end(): void;
  abort(reason: unknown): void;
}

export function packTar(): TarWriter {
  const { readable, controller } = createTarPacker();
  return {
    archive: Readable.fromWeb(readable),
    add: async ({ name, bytes }) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: new Date(0) };
      const writer = controller.add(header).getWriter();
      await writer.write(bytes);
      await writer.close();
    },
    end: () => controller.finalize(),
    abort: (reason) => controller.error(reason),
  };
}

/**
 * Reads the files of an archive.
 * @throws when the bytes are no archive, or end too early
 */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const entries = ReadableStream.from(chunks).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    if (header.size > largest) throw new Error('A file is too large.');
    yield { name: header.name, bytes: await buffer(body) };
  }
}
