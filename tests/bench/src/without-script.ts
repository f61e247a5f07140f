import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../../../scripts/run/free-port.ts';

/** A storefront without its scripts. */
export interface Front {
  readonly origin: string;
  close(): void;
}

/**
 * Serves what a storefront serves, its pages without any script: what the page's HTML, styles and
 * pictures take by themselves.
 */
export async function withoutScript(origin: string): Promise<Front> {
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, answer) => {
    const isPage = !/\.\w+$/.test(new URL(asked.url ?? '/', origin).pathname);
    const headers = isPage ? { ...asked.headers, 'accept-encoding': '' } : asked.headers;
    const target = { host: '127.0.0.1', port, path: asked.url, method: asked.method };
    const forwarded = request({ ...target, headers: { ...headers, host: new URL(origin).host } });
    forwarded.once('error', () => answer.destroy());
    forwarded.once('response', (given) => {
      const isHtml = given.headers['content-type']?.startsWith('text/html');
      if (!isHtml) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.once('end', () => {
        const body = compressed(stripScripts(Buffer.concat(parts).toString()));
        const { 'content-length': _, ...kept } = given.headers;
        answer.writeHead(given.statusCode ?? 502, {
          ...kept,
          'content-encoding': 'br',
          'content-length': body.length,
        });
        answer.end(body);
      });
    });
    asked.pipe(forwarded);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(own, '127.0.0.1', resolve);
  });
  return { origin: `http://${hostname}:${own}`, close: () => server.close() };
}

/** A page without its scripts, what they read, and what is fetched ahead for them. */
export function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

function compressed(html: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(html, { params });
}
