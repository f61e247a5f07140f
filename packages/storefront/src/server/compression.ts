import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page's bytes in the encodings that browsers ask for, each made once. */
export class EncodedPage {
  readonly #html: Buffer;
  readonly #encodings = new Map<string, Promise<Buffer>>();

  constructor(html: string) {
    this.#html = Buffer.from(html);
  }

  /** The bytes in the best encoding that `acceptEncoding` names, and that encoding's name. */
  async encode(acceptEncoding: string): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
    if (/\bbr\b/.test(acceptEncoding)) {
      // Level 5 is within a few percent of the highest one and fifty times as fast.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      return { body: await this.#once('br', () => brotli(this.#html, { params })), encoding: 'br' };
    }
    if (/\bgzip\b/.test(acceptEncoding)) {
      return { body: await this.#once('gzip', () => gzipped(this.#html)), encoding: 'gzip' };
    }
    return { body: this.#html };
  }

  #once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = this.#encodings.get(name) ?? make();
    this.#encodings.set(name, made);
    return made;
  }
}
