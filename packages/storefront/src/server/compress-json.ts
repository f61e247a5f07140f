import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller bodies fit into one packet as they are, in bytes. */
const worthwhile = 1000;

/**
 * A JSON answer in the best encoding that `acceptEncoding` names. Any other answer is left alone:
 * pictures and documents are compressed already.
 */
export async function compressJson(response: Response, acceptEncoding: string): Promise<Response> {
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/.test(
    response.headers.get('Content-Type') ?? '',
  );
  if (!isJson || response.body === null || response.headers.has('Content-Encoding'))
    return response;
  response.headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding) return response;

  const plain = Buffer.from(await response.arrayBuffer());
  const { status, statusText, headers } = response;
  if (plain.length < worthwhile) return new Response(plain, { status, statusText, headers });
  headers.delete('Content-Length');
  headers.set('Content-Encoding', encoding);
  weakenTag(headers);
  const body = encoding === 'br' ? await brotli(plain, { params }) : await gzipped(plain);
  return new Response(new Uint8Array(body), { status, statusText, headers });
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** A strong tag promises the very bytes, which compression changes. */
function weakenTag(headers: Headers): void {
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
}
