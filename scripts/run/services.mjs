import { join } from 'node:path';
import { publicOrigins } from './settings.mjs';
import { node, root } from './workspace.mjs';

/** @import { Command } from './processes.mjs' */
/** @import { Settings } from './settings.mjs' */

/** @typedef {'br' | 'py' | 'staff'} App whose pages a browser opens: a storefront's region, or the back office */
export const titles = {
  br: 'the Brazilian storefront',
  py: 'the Paraguayan storefront',
  staff: 'the back office',
  api: 'the API',
};
export const apps = /** @type {const} */ (['br', 'py', 'staff']);

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
    title: titles.api,
    file: node,
    args: [...endWithParent, ...watch, join('apps', 'api', 'server.mjs')],
    env: {
      NODE_ENV: mode,
      PORT: String(settings.apiPort),
      // The storefronts may be opened to others by HOST. What is for trying the shop may not.
      HOST: '127.0.0.1',
      // No proxy has to notice that it stops.
      DRAIN_SECONDS: '0',
      DATA_DIR: settings.dataDir,
      PUBLIC_ORIGIN: origins.api,
      BR_ORIGIN: origins.br,
      PY_ORIGIN: origins.py,
      STAFF_ORIGIN: origins.staff,
      // What makes a shop that can be tried. A server that is started by itself must be asked for it.
      SEED: process.env['SEED'] ?? 'demo',
      SANDBOX_PAYMENTS: process.env['SANDBOX_PAYMENTS'] ?? 'on',
      MAILBOX_PAGE: process.env['MAILBOX_PAGE'] ?? 'on',
    },
    ready: `http://127.0.0.1:${settings.apiPort}/health/ready`,
  };
}

/** @type {(settings: Settings) => boolean} */
export function isDemo(settings) {
  return apiService(settings, 'production').env?.['SEED'] === 'demo';
}

/**
 * Prints a link by which one becomes the shop's owner, or nothing once somebody is staff. Runs before the
 * API, which keeps the folder of the embedded database to itself.
 * @type {(settings: Settings) => Command}
 */
export function ownerInvitation(settings) {
  const { env = {} } = apiService(settings, 'production');
  const tool = join('apps', 'api', 'src', 'operations', 'cli', 'staff.ts');
  const words = ['invite', 'dona@ponte.example', '--role', 'owner', '--first'];
  return {
    name: 'staff',
    file: node,
    args: ['--conditions=@ponte/source', tool, ...words],
    env,
    output: 'keep',
  };
}

/** An app from its production build. */
/** @type {(app: App, settings: Settings) => Service} */
export function appService(app, settings) {
  const server = join('apps', app, 'build', 'server', 'server.js');
  return {
    name: app,
    title: titles[app],
    file: node,
    // A third less memory at the same speed: docs/benchmarks.md has the figures.
    args: ['--max-semi-space-size=8', ...endWithParent, server],
    env: { ...environmentOf(app, settings), MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    ready: `http://127.0.0.1:${portOf(app, settings)}/health`,
  };
}

// By the number: "localhost" may mean the IPv6 loopback alone, which nobody else here asks.
const listen = ['--host=127.0.0.1', '--strictPort'];

/** An app from its sources, with hot reload. */
/** @type {(app: App, settings: Settings) => Service} */
export function appDevService(app, settings) {
  const port = portOf(app, settings);
  return {
    ...vite(app),
    title: titles[app],
    args: [...endWithParent, ...vite(app).args, ...listen, `--port=${port}`],
    env: { ...environmentOf(app, settings), NODE_ENV: 'development' },
    ready: `http://127.0.0.1:${port}/@vite/client`,
  };
}

/** The build of an app, or of the API for where its sources are not. */
/** @type {(app: App | 'api') => Command} */
export function appBuild(app) {
  const { args, ...command } = vite(app);
  const env = { NODE_ENV: 'production' };
  return { ...command, args: [...args, 'build', '--app'], env, output: 'keep' };
}

/** @param {App | 'api'} app */
function vite(app) {
  const cwd = join(root, 'apps', app);
  const program = join(cwd, 'node_modules', 'vite', 'bin', 'vite.js');
  return { name: app, file: node, args: [program], cwd };
}

/** @type {(app: App, settings: Settings) => number} */
function portOf(app, { brPort, pyPort, staffPort }) {
  return { br: brPort, py: pyPort, staff: staffPort }[app];
}

/** @type {(app: App, settings: Settings) => Record<string, string>} */
function environmentOf(app, settings) {
  const { br, py } = publicOrigins(settings);
  const api = `http://127.0.0.1:${settings.apiPort}`;
  return {
    PORT: String(portOf(app, settings)),
    API_ORIGIN: api,
    BR_ORIGIN: br,
    PY_ORIGIN: py,
    DRAIN_SECONDS: '0',
  };
}
