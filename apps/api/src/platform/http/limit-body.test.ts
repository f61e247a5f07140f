import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Listening } from '@ponte/server-process';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const most = 300_000;

/** Longer than the server's adapter bears with a connection on which a body was left half read. */
const slowMs = 800;

const app = new Hono();
app.post('/refused', limitBody(most), async (context) => {
  // As long as it takes to find out in a database: the body has come meanwhile.
  await pause(50);
  return context.text('', 401);
});
app.post('/read', limitBody(most), async (context) =>
  context.text(String((await context.req.text()).length)),
);
app.post('/slow', limitBody(most), async (context) => {
  await pause(slowMs);
  return context.text('done');
});

let listening: Extract<Listening, { ok: true }>;
beforeAll(async () => {
  const opened = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
  if (!opened.ok) throw new Error(opened.problem);
  listening = opened;
});
afterAll(() => listening.stop());

/** The header with the length of a body, or the one that leaves it open. */
const lengthOf = (bytes: number, told: boolean): Record<string, string> =>
  told ? { 'Content-Length': String(bytes) } : { 'Transfer-Encoding': 'chunked' };

/** Sends a body of this length over the connection of an agent; the answer's status and text. */
async function send(agent: Agent, path: string, bytes: number, told: boolean) {
  const sent = request(new URL(path, listening.url), {
    agent,
    method: 'POST',
    headers: lengthOf(bytes, told),
  });
  // A connection may end while the rest of what was refused is on its way.
  sent.on('error', () => undefined);
  sent.end('x'.repeat(bytes));
  const [answer] = await once(sent, 'response');
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  return { status: answer.statusCode, text };
}

describe.each([
  ['told', true],
  ['not told', false],
])('a body whose length is %s', (_, told) => {
  test.each([
    [most, 200],
    [most + 1, 413],
  ])('of %i bytes is %i', async (bytes, status) => {
    const headers = lengthOf(bytes, told);
    const answer = await app.request('/read', { method: 'POST', headers, body: 'x'.repeat(bytes) });

    expect(answer.status).toBe(status);
  });

  test.each([
    ['was refused unread', '/refused', 250_000],
    ['is too long', '/read', most + 250_000],
  ])('and that %s costs no later call on its connection', async (why, path, bytes) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });

    await send(agent, path, bytes, told).catch(() => undefined);
    const next = await send(agent, '/slow', 10, told);
    agent.destroy();

    expect(next.text).toBe('done');
  });
});
