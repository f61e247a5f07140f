import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from './server.ts';
import { startStorefront } from './storefront.ts';

let folder: string;
let api: Server;
const running: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-shutdown-'));
  api = await startServer(join(folder, 'api'), { SEED: 'none' });
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  await api.stop();
  await rm(folder, { recursive: true });
});

const doorOf = (app: string) =>
  fileURLToPath(new URL(`../../../apps/${app}/build/server/server.js`, import.meta.url));

/** Every kind of process, each with its own database where it has one. */
const start = {
  'the API': (settings: Record<string, string>) =>
    startServer(join(folder, `data-${running.length}`), { SEED: 'none', ...settings }),
  'the Brazilian storefront': (settings: Record<string, string>) =>
    startStorefront(api.origin, settings, doorOf('br')),
  'the Paraguayan storefront': (settings: Record<string, string>) =>
    startStorefront(api.origin, settings, doorOf('py')),
  'the back office': (settings: Record<string, string>) =>
    startStorefront(api.origin, settings, doorOf('staff')),
};

async function health({ origin }: Server, path: string) {
  const answer = await fetch(`${origin}/health/${path}`);
  await answer.text();
  return [answer.status, answer.headers.get('Connection')];
}

test.each([
  'the API',
  'the Brazilian storefront',
  'the Paraguayan storefront',
  'the back office',
] as const)(
  '%s that is told to stop is not ready, still serves, and ends at once when it is told again',
  async (name) => {
    const server = await start[name]({ DRAIN_SECONDS: '300' });
    running.push(server);
    expect(await health(server, 'ready')).toEqual([200, 'keep-alive']);

    const stopped = server.stop();

    await expect.poll(() => health(server, 'ready')).toEqual([503, 'close']);
    expect(await health(server, 'live')).toEqual([200, 'close']);
    await Promise.all([server.stop(), stopped]);
    expect(await server.ended).toBe(1);
  },
);

test.each(['the API', 'the Brazilian storefront', 'the back office'] as const)(
  '%s before which there is no proxy ends with 0 as soon as it is told',
  async (name) => {
    const server = await start[name]({ DRAIN_SECONDS: '0' });
    running.push(server);

    await server.stop();

    expect(await server.ended).toBe(0);
  },
);
