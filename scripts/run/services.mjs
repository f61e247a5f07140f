import { join } from 'node:path';
import { publicOrigins } from './settings.mjs';
import { node, root } from './workspace.mjs';

/** @import { Command } from './processes.mjs' */
/** @import { Settings } from './settings.mjs' */

/** @typedef {'br' | 'py'} Region of a storefront */
export const titles = { br: 'the Brazilian storefront', py: 'the Paraguayan storefront' };
export const regions = /** @type {const} */ (['br', 'py']);

/** @typedef {Command & { title: string, ready: string }} Service and the address that answers 200 once it serves */

/** Every server ends when its parent is gone. */
const endWithParent = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/** The reference API. In development restarts it when a source changes. */
/** @type {(settings: Settings, mode: 'production' | 'development') => Service} */
export function apiService(settings, mode) {
  const watch = mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  const origins = publicOrigins(settings);
  return {
    name: 'api',
    title: 'the API',
    file: node,
    args: [...endWithParent, ...watch, join('apps', 'api', 'server.mjs')],
    env: {
      NODE_ENV: mode,
      PORT: String(settings.apiPort),
      // The storefronts may be opened to others by HOST. What is for trying the shop may not.
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDir,
      PUBLIC_ORIGIN: origins.api,
      BR_ORIGIN: origins.br,
      PY_ORIGIN: origins.py,
      // What makes a shop that can be tried. A server that is started by itself must be asked for it.
      SEED: process.env['SEED'] ?? 'demo',
      SANDBOX_PAYMENTS: process.env['SANDBOX_PAYMENTS'] ?? 'on',
      MAILBOX_PAGE: process.env['MAILBOX_PAGE'] ?? 'on',
      STAFF_PAGE: process.env['STAFF_PAGE'] ?? 'on',
    },
    ready: `http://127.0.0.1:${settings.apiPort}/health/ready`,
  };
}

/** A storefront from its production build. */
/** @type {(region: Region, settings: Settings) => Service} */
export function shopService(region, settings) {
  const { port, env } = shop(region, settings);
  const server = join('apps', region, 'build', 'server', 'server.js');
  return {
    name: region,
    title: titles[region],
    file: node,
    // A third less memory at the same speed: docs/reliability.md has the figures.
    args: ['--max-semi-space-size=8', ...endWithParent, server],
    env: { ...env, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    ready: `http://127.0.0.1:${port}/health`,
  };
}

// By the number: "localhost" may mean the IPv6 loopback alone, which nobody else here asks.
const listen = ['--host=127.0.0.1', '--strictPort'];

/** A storefront from its sources, with hot reload. */
/** @type {(region: Region, settings: Settings) => Service} */
export function shopDevService(region, settings) {
  const { port, env } = shop(region, settings);
  return {
    ...vite(region),
    title: titles[region],
    args: [...endWithParent, ...vite(region).args, ...listen, `--port=${port}`],
    env: { ...env, NODE_ENV: 'development' },
    ready: `http://127.0.0.1:${port}/@vite/client`,
  };
}

/** The build of a storefront. */
/** @type {(region: Region) => Command} */
export function shopBuild(region) {
  const { args, ...command } = vite(region);
  const env = { NODE_ENV: 'production' };
  return { ...command, args: [...args, 'build', '--app'], env, output: 'keep' };
}

/** @param {Region} region */
function vite(region) {
  const cwd = join(root, 'apps', region);
  const program = join(cwd, 'node_modules', 'vite', 'bin', 'vite.js');
  return { name: region, file: node, args: [program], cwd };
}

/** @type {(region: Region, settings: Settings) => { port: number, env: Record<string, string> }} */
function shop(region, settings) {
  const port = region === 'br' ? settings.brPort : settings.pyPort;
  const { br, py } = publicOrigins(settings);
  const api = `http://127.0.0.1:${settings.apiPort}`;
  return { port, env: { PORT: String(port), API_ORIGIN: api, BR_ORIGIN: br, PY_ORIGIN: py } };
}
