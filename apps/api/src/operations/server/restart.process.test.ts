import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyTo } from '../../testing/filled-database.ts';

let folder: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-restart-'));
  await copyEmptyTo(join(folder, 'database'));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Server {
  readonly child: ChildProcess;
  /** Resolves with the address as soon as it listens. */
  readonly url: Promise<URL>;
  /** Resolves as soon as a line of its log has been written. */
  logged(event: string): Promise<void>;
  readonly exit: Promise<number | null>;
}

/** The server in a separate process, on the common data folder. */
function start(): Server {
  const main = new URL('../../main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=@ponte/source', main], {
    env: {
      ...process.env,
      PORT: '0',
      DRAIN_SECONDS: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const until = (pattern: RegExp) =>
    new Promise<string>((done, fail) => {
      const look = (): void => {
        const found = pattern.exec(said);
        if (found) done(found[1] ?? '');
      };
      child.stdout.on('data', look);
      void exit.then((code) => fail(new Error(`The server ended with ${code}: ${said}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const url = until(/"url":"([^"]+)"/).then((text) => new URL(text));
  const logged = async (event: string) => void (await until(new RegExp(`"event":"${event}"`)));
  const server = { child, url, logged, exit };
  servers.push(server);
  return server;
}

/** A request whose body ends when the test says so. */
async function slowRequest(url: URL) {
  const socket = connect(Number(url.port), url.hostname);
  const answered = new Promise<string>((done) =>
    socket.once('data', (data) => done(data.toString())),
  );
  const head = [
    'POST /api/public/contato-newsletter HTTP/1.1',
    `Host: ${url.host}`,
    'Content-Type: application/json',
    'Content-Length: 27',
    '',
    '',
  ];
  socket.write(`${head.join('\r\n')}{"celular":`);
  // Another request that was answered came after the first half of this one.
  await (await fetch(new URL('/health/live', url))).text();
  return { answered, finish: () => socket.write('"5545999887766"}') };
}

test('a server may be started again while the one before ends its last requests', async () => {
  const first = start();
  const { answered, finish } = await slowRequest(await first.url);

  // It comes before the other is stopped, which is cut short after ten seconds: its own
  // start may take longer on a busy machine.
  const second = start();
  await second.logged('waiting for another process to release the data folder');
  first.child.kill('SIGTERM');
  await first.logged('stopping');
  finish();

  expect(await answered).toContain('200 OK');
  expect(await first.exit).toBe(0);
  expect((await fetch(new URL('/health/ready', await second.url))).status).toBe(200);
});

test('a server may be started again after one that was killed', async () => {
  const killed = start();
  for (const { child, exit } of servers.slice(0, -1)) {
    child.kill('SIGTERM');
    await exit;
  }
  await killed.url;
  killed.child.kill('SIGKILL');

  const next = start();

  expect((await fetch(new URL('/health/ready', await next.url))).status).toBe(200);
});
