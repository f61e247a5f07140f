import { join } from 'node:path';
import { publicOrigins } from './settings.mjs';
import { node, root } from './workspace.mjs';

/** @import { Command } from './family.mjs' */
/** @import { Settings } from './settings.mjs' */

/**
 * The two storefronts.
 * @typedef {'br' | 'py'} Region
 */
export const regions = /** @type {const} */ (['br', 'py']);

/**
 * A server, and the address that answers 200 once it serves.
 * @typedef {Command & { title: string, ready: string, port: number }} Service
 */

/** Every server ends when its parent is gone. */
const endWithParent = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/**
 * The reference API.
 * @param {Settings} settings
 * @param {'production' | 'development'} mode development restarts it when a source changes
 * @returns {Service}
 */
export function apiService(settings, mode) {
  const watch = mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  return {
    name: 'api',
    title: 'the API',
    file: node,
    args: [...endWithParent, ...watch, join('apps', 'api', 'server.mjs')],
    cwd: root,
    env: { NODE_ENV: mode, ...apiEnvironment(settings) },
    port: settings.apiPort,
    ready: `http://127.0.0.1:${settings.apiPort}/health/ready`,
  };
}

/**
 * A storefront from its production build.
 * @param {Region} region
 * @param {Settings} settings
 * @returns {Service}
 */
export function shopService(region, settings) {
  const port = portOf(region, settings);
  return {
    name: region,
    title: titleOf(region),
    file: node,
    // A third less memory at the same speed: docs/reliability.md has the figures.
    args: [
      '--max-semi-space-size=8',
      ...endWithParent,
      join('apps', region, 'build', 'server', 'server.js'),
    ],
    cwd: root,
    env: { MALLOC_ARENA_MAX: '2', ...shopEnvironment(region, settings), NODE_ENV: 'production' },
    port,
    ready: `http://127.0.0.1:${port}/health`,
  };
}

/**
 * A storefront from its sources, with hot reload.
 * @param {Region} region
 * @param {Settings} settings
 * @returns {Service}
 */
export function shopDevService(region, settings) {
  const port = portOf(region, settings);
  return {
    name: region,
    title: titleOf(region),
    file: node,
    // By the number: "localhost" may mean the IPv6 loopback alone, which nobody else here asks.
    args: [...endWithParent, vite(region), '--host=127.0.0.1', `--port=${port}`, '--strictPort'],
    cwd: join(root, 'apps', region),
    env: { ...shopEnvironment(region, settings), NODE_ENV: 'development' },
    port,
    ready: `http://127.0.0.1:${port}/@vite/client`,
  };
}

/**
 * The build of a storefront.
 * @param {Region} region
 * @returns {Command}
 */
export function shopBuild(region) {
  return {
    name: region,
    file: node,
    args: [vite(region), 'build', '--app'],
    cwd: join(root, 'apps', region),
    env: { NODE_ENV: 'production' },
    output: 'keep',
  };
}

/**
 * What a storefront is called in messages.
 * @param {Region} region
 */
export function titleOf(region) {
  return region === 'br' ? 'the Brazilian storefront' : 'the Paraguayan storefront';
}

/** @param {Region} region */
function vite(region) {
  return join(root, 'apps', region, 'node_modules', 'vite', 'bin', 'vite.js');
}

/**
 * @param {Region} region
 * @param {Settings} settings
 */
function portOf(region, settings) {
  return region === 'br' ? settings.brPort : settings.pyPort;
}

/** @param {Settings} settings */
function apiEnvironment(settings) {
  const origins = publicOrigins(settings);
  return {
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
  };
}

/**
 * @param {Region} region
 * @param {Settings} settings
 */
function shopEnvironment(region, settings) {
  const origins = publicOrigins(settings);
  return {
    PORT: String(portOf(region, settings)),
    API_ORIGIN: `http://127.0.0.1:${settings.apiPort}`,
    BR_ORIGIN: origins.br,
    PY_ORIGIN: origins.py,
  };
}
