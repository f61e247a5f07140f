import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Config } from './config.ts';

/** An open port, or the sentence that says why there is none. */
export type Listening =
  | {
      readonly ok: true;
      readonly url: string;
      /** Stops accepting requests and resolves when running ones have ended. */
      stop(): Promise<void>;
    }
  | { readonly ok: false; readonly problem: string };

/** `bindings` are what the Node server knows about the request. */
export type Fetch = (request: Request, bindings?: object) => Promise<Response> | Response;

/** How long running requests may take when the server stops. */
const stopWithinMs = 10_000;

export function listen(
  answer: Fetch,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<Listening> {
  // The adapter accepts a Host such as 1.2.3.4.5, which is no valid address.
  const fetch: Fetch = (request, bindings) =>
    URL.canParse(request.url) ? answer(request, bindings) : new Response(null, { status: 400 });
  // Without HTTP/2 options the adapter creates a plain HTTP server.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const server = createAdaptorServer({ fetch }) as Server;
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      done({ ok: false, problem: portProblem(error, port, host) }),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
      done({ ok: true, url, stop: () => closeServer(server) });
    });
  });
}

function portProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights: set PORT to one above 1023.`;
  return `The server can't listen on ${host}:${port} (${message}): check HOST and PORT.`;
}

/** Idle connections close at once, others after their request. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A keep-alive connection that becomes idle would delay the shutdown by seconds.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const forced = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(forced);
}
