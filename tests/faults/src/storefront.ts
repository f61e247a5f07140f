import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/run/free-port.ts';
import { startProcess } from './server-process.ts';
import type { Server } from './server.ts';

const ownDoor = fileURLToPath(new URL('../../../apps/br/build/server/server.js', import.meta.url));

/**
 * Starts the Brazilian storefront from its build, before an API, and waits until it serves.
 *
 * @param door the server's file in a build
 * @throws when it was not built, or ends
 */
export async function startStorefront(
  apiOrigin: string,
  settings: Readonly<Record<string, string>> = {},
  door: string = ownDoor,
): Promise<Server> {
  if (!existsSync(door)) throw new Error('Build the storefronts first: npm run build.');
  const port = settings['PORT'] ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const storefront = startProcess(door, {
    NODE_ENV: 'production',
    PORT: port,
    DRAIN_SECONDS: '0',
    API_ORIGIN: apiOrigin,
    BR_ORIGIN: origin,
    PY_ORIGIN: origin,
    ...settings,
  });
  const over = new AbortController();
  void storefront.ended.then(() => over.abort());
  while (!(await serves(origin))) {
    if (over.signal.aborted) throw new Error(`The storefront ended: ${storefront.written()}`);
    await pause(100);
  }
  return { ...storefront, origin };
}

async function serves(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
