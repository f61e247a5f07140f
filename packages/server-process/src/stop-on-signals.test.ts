import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./testing/held-server.ts', import.meta.url));

/** Longer than any test: what waits for it is ended by something else. */
const forever = '600000';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A server as a separate process, and its log. */
async function start({ notice = '0', stop = 'ends' } = {}) {
  const child = spawn(process.execPath, ['--conditions=@ponte/source', program], {
    env: { PATH: process.env['PATH'], NOTICE_MS: notice, STOP: stop },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code);
  const logged = (event: string) => expect.poll(() => said).toContain(`"event":"${event}"`);
  await logged('listening');
  const url = new URL(/"url":"([^"]+)"/.exec(said)?.[1] ?? '');
  return { child, url, exit, logged };
}

/** A request whose body does not end until the test ends it. */
async function slowRequest(url: URL) {
  const socket = connect(Number(url.port), url.hostname);
  const answered = once(socket, 'data').then(([data]) => String(data));
  socket.write(`POST / HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 2\r\n\r\na`);
  // Another request that was answered came after the first half of this one.
  await (await fetch(url)).text();
  return { answered, finish: () => socket.write('b') };
}

it('answers what is under way, and ends with 0', async () => {
  const { child, url, exit, logged } = await start();
  const { answered, finish } = await slowRequest(url);

  child.kill('SIGTERM');
  await logged('stopping');
  finish();

  expect(await answered).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*stopping$/i);
  expect(await exit).toBe(0);
});

it('serves who still comes, until its proxy has noticed', async () => {
  const { child, url, logged } = await start({ notice: forever });

  child.kill('SIGTERM');
  await logged('stopping');

  const answer = await fetch(url);
  expect([await answer.text(), answer.headers.get('Connection')]).toEqual(['stopping', 'close']);
});

it.each(['SIGINT', 'SIGHUP'] as const)('waits for no proxy after %s', async (signal) => {
  const { child, exit } = await start({ notice: forever });

  child.kill(signal);

  expect(await exit).toBe(0);
});

it.each(['SIGTERM', 'SIGINT'] as const)('ends at once after another signal: %s', async (signal) => {
  const { child, url, exit, logged } = await start({ notice: forever });
  await slowRequest(url);
  child.kill('SIGTERM');
  await logged('stopping');

  child.kill(signal);

  expect(await exit).toBe(1);
  await logged('stopped at once');
});

it.each([
  ['hangs', 'stopped before all was finished'],
  ['fails', 'could not stop in order'],
])('ends with 1 when its end %s', async (stop, event) => {
  const { child, exit, logged } = await start({ stop });

  child.kill('SIGTERM');

  expect(await exit).toBe(1);
  await logged(event);
});
