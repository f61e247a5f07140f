import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** An address before several servers. */
export interface RoundRobin {
  readonly origin: string;
  /** Which servers take requests from now on. */
  use(origins: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Sends each request to the next server, and to the one after that where a connection is refused or ends
 * without an answer, as a proxy in front of the shop should. Bodies are held until they are whole.
 */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  let servers = origins;
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      const inTurn = servers.map((_, index) => servers[(turn + index) % servers.length] ?? '');
      ask(inTurn, incoming, Buffer.concat(chunks), outgoing);
    });
  });
  // As real ones: what calls it may keep a connection for long.
  proxy.keepAliveTimeout = 75_000;
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done);
  });
  const address = proxy.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    use: (next) => (servers = next),
    close: () =>
      new Promise((done) => {
        proxy.close(() => done());
        proxy.closeAllConnections();
      }),
  };
}

function ask(
  [server, ...others]: readonly string[],
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): void {
  if (server === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, headers, url } = incoming;
  const call = request(`${server}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  call.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else ask(others, incoming, body, outgoing);
  });
  call.end(body);
}
