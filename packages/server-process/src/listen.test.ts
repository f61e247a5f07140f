import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Fetch, type Listening } from './listen.ts';

type Open = Extract<Listening, { ok: true }>;

const open: Open[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.stop()));
});

async function listenTo(answer: Fetch, signal?: AbortSignal): Promise<Open> {
  const listening = await listen(answer, { port: 0, host: '127.0.0.1' }, signal);
  if (!listening.ok) throw new Error(listening.problem);
  open.push(listening);
  return listening;
}

it('says in a sentence that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  expect(await listen(() => new Response(), { port, host: '127.0.0.1' })).toEqual({
    ok: false,
    problem: `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`,
  });
  other.close();
});

it.each([
  ['shop.example', 200],
  ['1.2.3.4.5', 400],
  ['999.999.999.999', 400],
  ['a b', 400],
  ['[::1', 400],
])('answers a call to the host %s with %i', async (host, status) => {
  const { url } = await listenTo(() => new Response());
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(socket, 'data');

  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

describe('a server that stops', () => {
  /** A server whose answers wait until they are let go. */
  async function held() {
    const draining = new AbortController();
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const listening = await listenTo(async () => {
      arrived.resolve();
      await released.promise;
      return new Response('whole');
    }, draining.signal);
    const release = () => released.resolve();
    return { ...listening, draining, arrived: arrived.promise, release };
  }

  it('refuses who comes, and answers what is under way', async () => {
    const { url, stop, arrived, release } = await held();
    const answer = fetch(url);
    await arrived;

    const stopped = stop();
    const refused = await fetch(url).catch(() => 'refused');
    release();

    expect(refused).toBe('refused');
    expect(await (await answer).text()).toBe('whole');
    await stopped;
  });

  it('closes with their answers the connections of what is under way, and of what still comes', async () => {
    const { url, draining, arrived, release } = await held();
    const agent = new Agent({ keepAlive: true });
    const ask = async () => {
      const [answer]: IncomingMessage[] = await once(get(url, { agent }), 'response');
      answer?.resume();
      return answer?.headers.connection;
    };
    const underWay = ask();
    await arrived;

    draining.abort();
    release();

    expect(await underWay).toBe('close');
    expect(await ask()).toBe('close');
    agent.destroy();
  });
});

it('keeps the connections of a server that goes on', async () => {
  const { url } = await listenTo(() => new Response());
  const agent = new Agent({ keepAlive: true });
  const [answer]: IncomingMessage[] = await once(get(url, { agent }), 'response');

  expect(answer?.headers.connection).toBe('keep-alive');
  agent.destroy();
});
