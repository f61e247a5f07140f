import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '../../../scripts/run/free-port.ts';

/** A request as a process of the shop got it. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** What answers in the place of a process of the shop. */
export interface Stub {
  readonly port: number;
  readonly seen: Seen[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Answers every request with its name, and with the caching that the parameter `caching` says. */
export async function stub(name: string): Promise<Stub> {
  const port = await freePort();
  const seen: Seen[] = [];
  const server = createServer((request, answer) => {
    const { method = '', url = '', headers } = request;
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      // Proxies ask for it by themselves.
      if (url !== '/health/ready') seen.push({ method, url, headers, bytes });
      const caching = new URL(url, 'http://shop').searchParams.get('caching') ?? 'no-store';
      answer.setHeader('Cache-Control', caching).end(name);
    });
  });
  const start = () =>
    new Promise<void>((done) => {
      server.listen(port, '127.0.0.1', () => done());
    });
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { port, seen, start, stop };
}
