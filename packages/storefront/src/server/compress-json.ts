import { acceptedEncoding } from './accepted-encoding.ts';
import { encode } from './encode.ts';

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
  return new Response(await encode[encoding](plain), { status, statusText, headers });
}

/** A strong tag promises the very bytes, which compression changes. */
function weakenTag(headers: Headers): void {
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
}
