import { join } from 'node:path';
import type { Command } from './processes.ts';
import { publicOrigins, servers, type Server, type Settings } from './settings.ts';
import { node, root } from './workspace.ts';

/** Whose pages a browser opens: a storefront's region, or the back office. */
export type App = Exclude<Server, 'api'>;

export const apps: readonly App[] = ['br', 'py', 'staff'];

export interface Service extends Command {
  readonly title: string;
  /** An address that answers 200 once it serves. */
  readonly ready: string;
}

/** Every server ends when its parent is gone. */
const endWithParent = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/** The reference API. In development restarts it when a source changes. */
export function apiService(settings: Settings, mode: 'production' | 'development'): Service {
  const watch = mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  return {
    name: 'api',
    title: servers.api.title,
    file: node,
    args: [...endWithParent, ...watch, join('apps', 'api', 'server.mjs')],
    env: { ...apiEnvironment(settings), NODE_ENV: mode },
    ready: `${originOf('api', settings)}/health/ready`,
  };
}

function apiEnvironment(settings: Settings) {
  const origins = publicOrigins(settings);
  return {
    PORT: String(settings.ports.api),
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
  };
}

export function isDemo(settings: Settings): boolean {
  return apiEnvironment(settings).SEED === 'demo';
}

/**
 * Prints a link by which one becomes the shop's owner, or nothing once there is a member of staff. Runs before
 * the API, which keeps the folder of the embedded database to itself.
 */
export function ownerInvitation(settings: Settings): Command {
  const tool = join('apps', 'api', 'src', 'operations', 'cli', 'staff.ts');
  const words = ['invite', 'dona@ponte.example', '--role', 'owner', '--first'];
  return {
    name: 'staff',
    file: node,
    args: ['--conditions=@ponte/source', tool, ...words],
    env: { ...apiEnvironment(settings), NODE_ENV: 'production' },
    output: 'keep',
  };
}

/** An app from its production build. */
export function appService(app: App, settings: Settings): Service {
  const server = join('apps', app, 'build', 'server', 'server.js');
  return {
    name: app,
    title: servers[app].title,
    file: node,
    // A third less memory at the same speed: docs/benchmarks.md has the figures.
    args: ['--max-semi-space-size=8', ...endWithParent, server],
    env: { ...appEnvironment(app, settings), MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    ready: `${originOf(app, settings)}/health`,
  };
}

// By the number: "localhost" may mean the IPv6 loopback alone, which nothing else here asks.
const listen = ['--host=127.0.0.1', '--strictPort'];

/** An app from its sources, with hot reload. */
export function appDevService(app: App, settings: Settings): Service {
  const port = `--port=${settings.ports[app]}`;
  return {
    ...vite(app, ...listen, port),
    title: servers[app].title,
    env: { ...appEnvironment(app, settings), NODE_ENV: 'development' },
    ready: `${originOf(app, settings)}/@vite/client`,
  };
}

/** The build of an app, or of the API for machines without its sources. */
export function appBuild(server: Server): Command {
  return { ...vite(server, 'build', '--app'), env: { NODE_ENV: 'production' }, output: 'keep' };
}

function vite(server: Server, ...words: readonly string[]): Command {
  const cwd = join(root, 'apps', server);
  const program = join(cwd, 'node_modules', 'vite', 'bin', 'vite.js');
  return { name: server, file: node, args: [...endWithParent, program, ...words], cwd };
}

function originOf(server: Server, { ports }: Settings): string {
  return `http://127.0.0.1:${ports[server]}`;
}

function appEnvironment(app: App, settings: Settings) {
  const { br, py } = publicOrigins(settings);
  return {
    PORT: String(settings.ports[app]),
    API_ORIGIN: originOf('api', settings),
    BR_ORIGIN: br,
    PY_ORIGIN: py,
    DRAIN_SECONDS: '0',
  };
}
