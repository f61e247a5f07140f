import { acceptedEncoding } from './accepted-encoding.ts';
import { encode } from './encode.ts';

/** In bytes: smaller bodies fit into one packet anyway. */
const worthwhile = 1000;

/** Compresses JSON responses; pictures and documents are compressed already. */
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

/** A strong ETag identifies exact bytes, which compression changes. */
function weakenTag(headers: Headers): void {
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
}
