import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./testing/held-server.ts', import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** A server as a separate process, which may hang for two seconds. */
async function start() {
  const server = spawn(process.execPath, ['--conditions=@ponte/source', program], {
    env: { PATH: process.env['PATH'], NOTICE_MS: '0', STOP: 'ends', HANG_MS: '2000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said).toContain('"event":"listening"');
  const url = /"url":"([^"]+)"/.exec(said)?.[1] ?? '';
  return { server, url, said: () => said };
}

it('ends a process that hangs, which says so', async () => {
  const { server, url, said } = await start();
  const exit = once(server, 'exit');

  void fetch(url, { method: 'POST', body: 'hang' }).catch(() => undefined);

  expect(await exit).toEqual([null, 'SIGKILL']);
  expect(said()).toMatch(/"level":"error","time":"[^"]+","event":"hung"\}\n$/);
});

it('leaves one alone that was stopped for longer, and goes on', async () => {
  const { server, url } = await start();

  server.kill('SIGSTOP');
  await new Promise((done) => setTimeout(done, 3000));
  server.kill('SIGCONT');

  for (let time = 0; time < 8; time += 1) {
    expect(await (await fetch(url)).text()).toBe('serving');
    await new Promise((done) => setTimeout(done, 300));
  }
});
