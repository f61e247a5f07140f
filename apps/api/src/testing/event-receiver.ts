import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReceiver {
  readonly url: string;
  /** What was sent to it, answered well or not. */
  readonly received: ReceivedEvent[];
  /** What it answers from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** A merchant's own system, over HTTP. */
export async function startReceiver(): Promise<TestReceiver> {
  const received: ReceivedEvent[] = [];
  let status = 204;
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}/ponte`,
    received,
    answer: (now) => void (status = now),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
