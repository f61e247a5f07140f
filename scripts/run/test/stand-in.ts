import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

/**
 * A separate workspace with the real runner and stand-ins for what it runs: an API, two
 * storefronts, a back office, a bundler and an installer, each a few lines that note what happened to them.
 */

/** How long a test may take that starts npm several times, on a machine that may be busy besides. */
export const patienceMs = 300_000;

/** A server that answers on every path and writes its process id down. */
const server = `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
appendFileSync(process.env.PIDS, process.pid + '\\n');
if (process.env.STUBBORN) process.on('SIGTERM', () => {});
const listening = createServer((request, response) => {
  if (request.url === '/die') process.exit(3);
  console.log('asked for ' + request.url);
  response.end(JSON.stringify(process.env));
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Prints a link while there is no member of staff. */
const invitation = `
if (!process.env.HAS_STAFF) console.log(process.env.STAFF_ORIGIN + '/invitation#' + process.argv[2]);
`;

/** A bundler that writes the server above and counts how often it was asked. */
const bundler = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync(process.env.BUILDS, process.cwd().split('/').pop() + '\\n');
if (process.env.BROKEN_BUILD) { console.error('unexpected token'); process.exit(2); }
mkdirSync('build/server', { recursive: true });
writeFileSync('build/server/server.js', ${JSON.stringify(server)});
`;

/** An installer that brings this Node, or fails as pnpm does. */
const installer = `#!/bin/sh
echo "$@" >> "$INSTALLS"
if [ -n "$BROKEN_INSTALL" ]; then echo " ERR_PNPM_FETCH_404  not there"; exit 1; fi
mkdir -p node_modules/.bin
ln -sf "$REAL_NODE" node_modules/.bin/node
`;

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export interface Workspace {
  readonly root: string;
  /** The environment that all commands in it get. */
  readonly env: Readonly<Record<string, string>>;
  readonly ports: {
    readonly api: number;
    readonly br: number;
    readonly py: number;
    readonly staff: number;
  };
  /** Lines of one of the notes that the stand-ins take. */
  notes(name: 'pids' | 'builds' | 'installs'): string[];
  /** Puts a program in `node_modules/.bin` that says something and ends. */
  addTool(name: string, says: string, exitCode?: number): void;
  /** Writes a file, by its path from the root. */
  write(path: string, text: string): void;
  remove(): void;
}

/** Makes a workspace in a temporary folder, nothing installed and nothing built. */
export async function makeWorkspace(): Promise<Workspace> {
  const root = mkdtempSync(join(tmpdir(), 'ponte-run-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of ['scripts', 'packages/settings/src']) {
    cpSync(join(repository, folder), join(root, folder), {
      recursive: true,
      filter: (source) => !source.includes('.test.'),
    });
  }
  symlinkSync(
    join(repository, 'packages/settings/node_modules'),
    join(root, 'packages/settings/node_modules'),
  );
  write('package.json', standInManifest());
  write('pnpm-workspace.yaml', 'allowBuilds:\n  pnpm: true\ncatalog:\n  pnpm: 1.2.3\n');
  write('pnpm-lock.yaml', 'lockfileVersion: 9\n');
  write('apps/api/package.json', '{ "name": "api", "type": "module" }');
  write('apps/api/server.mjs', server);
  write('apps/api/src/operations/cli/staff.ts', invitation);
  for (const app of ['br', 'py', 'staff']) {
    write(`apps/${app}/package.json`, `{ "name": "${app}", "type": "module" }`);
    write(`apps/${app}/src/main.ts`, '');
    write(`apps/${app}/node_modules/vite/package.json`, '{ "type": "module" }');
    write(`apps/${app}/node_modules/vite/bin/vite.js`, bundler);
  }
  const writeProgram = (path: string, text: string) => {
    write(path, text);
    chmodSync(join(root, path), 0o755);
  };
  writeProgram('bin/npx', installer);
  const ports = {
    api: await freePort(),
    br: await freePort(),
    py: await freePort(),
    staff: await freePort(),
  };
  return {
    root,
    ports,
    env: environmentOf(root, ports),
    notes: (name) => readNotes(join(root, name)),
    addTool: (name, says, exitCode = 0) =>
      writeProgram(`node_modules/.bin/${name}`, `#!/bin/sh\necho "${says}"\nexit ${exitCode}\n`),
    write,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function standInManifest() {
  const real: unknown = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const scriptsOfRoot =
    typeof real === 'object' && real !== null && 'scripts' in real ? real.scripts : {};
  return JSON.stringify({
    name: 'stand-in',
    type: 'module',
    scripts: scriptsOfRoot,
    devDependencies: { pnpm: 'catalog:' },
  });
}

function environmentOf(root: string, ports: Workspace['ports']) {
  return {
    PATH: [join(root, 'bin'), ...pathWithoutTools()].join(delimiter),
    HOME: root,
    REAL_NODE: process.execPath,
    PIDS: join(root, 'pids'),
    BUILDS: join(root, 'builds'),
    INSTALLS: join(root, 'installs'),
    DATA_DIR: join(root, 'data'),
    API_PORT: String(ports.api),
    BR_PORT: String(ports.br),
    PY_PORT: String(ports.py),
    STAFF_PORT: String(ports.staff),
  };
}

/** The machine's own programs: a stand-in that is missing must not be found in the real workspace. */
function pathWithoutTools() {
  const path = process.env['PATH'] ?? '';
  return path.split(delimiter).filter((folder) => !folder.includes('node_modules'));
}

function readNotes(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

export interface Running {
  readonly pid: number;
  /** What it has printed so far, both streams. */
  readonly output: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs a command in a workspace, in its own process group as a terminal would. */
export function run(
  workspace: Pick<Workspace, 'root' | 'env'>,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  // One pipe for both outputs: read from two, their lines would come in any order.
  const child = spawn('sh', ['-c', 'exec "$@" 2>&1', 'sh', ...command], {
    cwd: workspace.root,
    env: { ...workspace.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended: new Promise((settle) => {
      child.once('close', (code, signal) => settle({ code, signal }));
    }),
  };
}

/** Waits until something holds; the test's own time limit is the limit. */
export async function until(holds: () => boolean) {
  while (!holds()) await delay(20);
}

/** Ends a process, or a group of them by its negative number; what has gone needs no ending. */
export function end(pid: number, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself meanwhile.
  }
}

/** Whether a process is there and not merely waiting to be reaped. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/^State:\s+Z/m.test(statusOf(pid));
}

/** What Linux says of a process; empty on other systems, and of one that has just gone. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
