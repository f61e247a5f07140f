import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { listProducts } from '@ponte/contract/products';
import { afterEach, expect, test } from 'vitest';
import { Breach, createStore, type Store } from './store.ts';

/** Backends that go wrong, and the sentence that their author reads. */

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** The sentence about the backend that is asked. */
async function sentenceOf(store: Store): Promise<string> {
  try {
    await store.ask(listProducts);
  } catch (error) {
    if (error instanceof Breach) return error.message;
    throw error;
  }
  return 'It conforms.';
}

/** The sentence about a backend that answers a request by writing this and closing the connection. */
async function saidOf(answer: string): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The backend has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return sentenceOf(createStore({ origin, fetch, timeoutMs: 60_000 }));
}

const call = 'GET /api/public/products';
const http = (status: string, head: string, body = '') =>
  `HTTP/1.1 ${status}\r\n${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
const json = (body: string) => http('200 OK', 'Content-Type: application/json\r\n', body);

test.each([
  ['closes the connection', '', `${call} has no answer: the connection was closed.`],
  [
    'does not speak HTTP',
    'BANANA 200 nope\r\n\r\n',
    `${call} has no answer: what it sends is not valid HTTP.`,
  ],
  [
    'sends a header with a sign that none may have',
    'HTTP/1.1 200 OK\r\nX y\0z: 1\r\n\r\n{}',
    `${call} has no answer: what it sends is not valid HTTP.`,
  ],
  [
    'ends in the middle of its body',
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"data":',
    `The body of ${call} can't be read: the connection was closed.`,
  ],
  [
    'says that a body is compressed',
    http('200 OK', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\n', '{}'),
    `The body of ${call} can't be read: it is not compressed as Content-Encoding says.`,
  ],
  [
    'sends a page',
    http('200 OK', 'Content-Type: text/html\r\n', '<h1>'),
    `${call} sends text/html, not JSON.`,
  ],
  ['sends nothing', json(''), `${call} sends nothing, where JSON belongs.`],
  [
    'sends half of a text',
    json('{"data":\n ['),
    `${call} sends JSON that can't be read. It begins: {"data": [`,
  ],
  [
    'leaves out a field',
    json('{"data":[]}'),
    `${call} (200): total: Invalid key: Expected "total" but received undefined.`,
  ],
  [
    'sends a redirection',
    http('302 Found', 'Location: /login\r\n'),
    `${call} answers 302 instead of 200.`,
  ],
  [
    'fails',
    http('500 Oops', '', 'TypeError:\n  at line 1'),
    `${call} answers 500 instead of 200: TypeError: at line 1`,
  ],
])('a backend that %s is told so, with the call', async (_, answer, sentence) => {
  expect(await saidOf(answer)).toBe(sentence);
});

/** Fails as `fetch` does when the time is over. */
const timeIsOver = new DOMException('The operation was aborted.', 'TimeoutError');

test.each([
  ['an answer', async () => Promise.reject(timeIsOver), `${call} has no answer: the time is over`],
  [
    'the end of an answer',
    async () => {
      const body = new ReadableStream({ start: (stream) => stream.error(timeIsOver) });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    },
    `The body of ${call} can't be read: the time is over`,
  ],
])(
  'a backend that is late with %s is told which option waits longer',
  async (_, late, sentence) => {
    const store = createStore({ origin: 'http://late.test', fetch: late, timeoutMs: 60_000 });

    expect(await sentenceOf(store)).toBe(`${sentence} (--timeout).`);
  },
);
