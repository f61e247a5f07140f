import type { Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

export interface Address {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

/** An open port, or the sentence that says why there is none. */
export type Listening =
  | {
      readonly ok: true;
      readonly url: string;
      /**
       * Takes no more connections, and resolves when the requests under way are answered. Those that
       * take too long are cut off.
       */
      stop(): Promise<void>;
    }
  | { readonly ok: false; readonly problem: string };

/** `bindings` are what the Node server knows about the request. */
export type Fetch = (request: Request, bindings?: object) => Promise<Response> | Response;

/** In milliseconds: what requests under way may take when the server stops. */
const stopWithinMs = 10_000;

/**
 * In milliseconds. Longer than proxies keep idle connections (nginx, and the balancers of the large
 * providers, a minute): who closes first must be who sends, or a request meets a closed connection.
 */
const keepAliveMs = 75_000;

/**
 * Serves requests on a port.
 *
 * @param draining once it is aborted, each answer closes its connection, so that a proxy goes elsewhere
 */
export function listen(
  answer: Fetch,
  { port, host }: Address,
  draining: AbortSignal = new AbortController().signal,
): Promise<Listening> {
  // The adapter accepts a Host such as 1.2.3.4.5, which is no valid address.
  const fetch: Fetch = (request, bindings) =>
    URL.canParse(request.url) ? answer(request, bindings) : new Response(null, { status: 400 });
  // Without HTTP/2 options the adapter creates a plain HTTP server.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  closeConnections(server, draining);
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

/** Also of the requests that were under way when it began. */
function closeConnections(server: Server, draining: AbortSignal): void {
  const unanswered = new Set<ServerResponse>();
  const close = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response) => {
    if (draining.aborted) close(response);
    else {
      unanswered.add(response);
      response.once('close', () => unanswered.delete(response));
    }
  });
  draining.addEventListener('abort', () => unanswered.forEach(close));
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A keep-alive connection that becomes idle would delay the shutdown.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const forced = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(forced);
}
