import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf } from './answer-of.ts';

let server: ReturnType<typeof serve>;
let port: number;
beforeAll(async () => {
  const app = new Hono().get('*', (context) => context.text(new URL(context.req.url).pathname));
  await new Promise<void>((resolve) => {
    const fetch = (request: Request) => answerOf(app, request);
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
      port = info.port;
      resolve();
    });
  });
});
afterAll(() => void server.close());

it.each([
  ['shop.example', 200],
  ['1.2.3.4.5', 400],
  ['999.999.999.999', 400],
  ['a b', 400],
])('answers a call to the host %s with %i', async (host, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(socket, 'data');

  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
