import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { encode } from './encode.ts';

const fromBrotli = promisify(brotliDecompress);

/**
 * A page's bytes in each encoding, computed once. Once compressed, the text is released, so that
 * more pages fit into memory.
 */
export class EncodedPage {
  readonly etag: string;
  #html: NonSharedBuffer | undefined;
  #brotli: Promise<NonSharedBuffer> | undefined;
  #gzip: Promise<NonSharedBuffer> | undefined;
  #bytes: number;

  /** @param html the page, or its parts: encoding parts is cheaper than joining them first */
  constructor(html: string | readonly string[]) {
    this.#html =
      typeof html === 'string'
        ? Buffer.from(html)
        : Buffer.concat(html.map((part) => Buffer.from(part)));
    this.#bytes = this.#html.length;
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 27)}"`;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The best accepted encoding of the page, with its name. */
  async encode(acceptEncoding: string): Promise<{ body: NonSharedBuffer; encoding?: Encoding }> {
    const encoding = acceptedEncoding(acceptEncoding);
    if (encoding === 'br') {
      this.#brotli ??= this.#compress(encode.br);
      const body = await this.#brotli;
      this.#release();
      return { body, encoding };
    }
    if (encoding === 'gzip') {
      this.#gzip ??= this.#compress(encode.gzip);
      return { body: await this.#gzip, encoding };
    }
    return { body: await this.#text() };
  }

  async #text(): Promise<NonSharedBuffer> {
    return this.#html ?? (this.#brotli ? fromBrotli(await this.#brotli) : Buffer.alloc(0));
  }

  async #compress(compress: (text: Buffer) => Promise<NonSharedBuffer>): Promise<NonSharedBuffer> {
    const made = await compress(await this.#text());
    this.#bytes += made.length;
    return made;
  }

  #release(): void {
    this.#bytes -= this.#html?.length ?? 0;
    this.#html = undefined;
  }
}
