import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from './server.ts';
import { call } from './shopper.ts';
import { startStorefront } from './storefront.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-proxies-'));
});
afterAll(() => rm(folder, { recursive: true }));

const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0).toReversed()) await server.stop();
});

/** What the API warns of after twenty shoppers came through one proxy and a page server. */
async function warningOf(trustedProxies: string): Promise<string | undefined> {
  const settings = { TRUSTED_PROXIES: trustedProxies };
  const api = await startServer(join(folder, 'data'), settings);
  running.push(api);
  const pages = await startStorefront(api.origin, settings);
  running.push(pages);
  for (let shopper = 1; shopper <= 20; shopper += 1) {
    // As a proxy sends on what came to it.
    const headers = { 'X-Forwarded-For': `192.0.2.${shopper}` };
    const path = '/api/public/products?per_page=1';
    expect((await call(pages.origin, 'GET', path, { headers })).status).toBe(200);
  }
  await pages.stop();
  await api.stop();
  const line = /^.*"event":"TRUSTED_PROXIES does not fit".*$/m.exec(api.written())?.[0];
  return line && /"means":"([^"]+)"/.exec(line)?.[1];
}

test.each([
  { setting: '1', says: 'too low', warning: 'set too low: all shoppers may share one limit' },
  { setting: '2', says: 'nothing', warning: undefined },
  { setting: '3', says: 'too high', warning: 'set too high: all shoppers share one limit' },
])(
  'one proxy and a page server, TRUSTED_PROXIES=$setting says $says',
  async ({ setting, warning }) => {
    expect(await warningOf(setting)).toBe(warning);
  },
);
