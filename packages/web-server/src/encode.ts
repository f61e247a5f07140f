import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);

// Level 5 is within a few percent of the highest and fifty times as fast.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Compresses on the fly. */
export const encode: Readonly<Record<Encoding, (plain: Buffer) => Promise<NonSharedBuffer>>> = {
  br: (plain) => brotli(plain, { params }),
  gzip: promisify<Buffer, NonSharedBuffer>(gzip),
};
