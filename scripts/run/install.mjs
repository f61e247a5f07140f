import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs before anything is installed, on any Node that is supported: plain JavaScript.

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules/.bin/node');
const stamp = join(root, 'node_modules/.ponte-install');
const log = join(root, '.cache/install.log');

/** Installs the packages when node_modules is not what the lockfile says; an exit code. */
export async function ensureInstalled() {
  const hash = hashOfInputs();
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  const began = Date.now();
  console.log('Installing the packages…');
  for (const folder of ['node_modules', '.cache'])
    mkdirSync(join(root, folder), { recursive: true });
  // What is broken off half-way must not look done at the next start.
  writeFileSync(stamp, '');
  const output = openSync(log, 'w');
  // The lockfile decides without a prompt: without CI, pnpm may wait for an answer.
  const code = await follow(
    'npx',
    ['--yes', `pnpm@${pnpmVersion()}`, 'install', '--frozen-lockfile'],
    {
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', output, output],
    },
  );
  if (code !== 0) {
    if (code > 128) return code;
    console.error(sentenceFor(code, readFileSync(log, 'utf8')));
    return 1;
  }
  writeFileSync(stamp, hash);
  console.log(`Installed the packages in ${Math.round((Date.now() - began) / 1000)} s.`);
  return 0;
}

/** Runs the door again by the project's own Node; the exit code. */
export function runAgain(/** @type {readonly string[]} */ words) {
  const door = join(root, 'scripts/run.mjs');
  const watch = new URL('end-with-parent.mjs', import.meta.url).href;
  return follow(node, ['--import', watch, door, ...words], { stdio: 'inherit' });
}

/**
 * Runs a program to its end, in its own process group: what ends us is passed on to all of it, once.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} 128 + the signal's number after a signal, as shells count
 */
function follow(file, args, options) {
  const child = spawn(file, args, { cwd: root, ...options, detached: true });
  const pass = (/** @type {NodeJS.Signals} */ signal) =>
    child.pid && process.kill(-child.pid, signal);
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((settle) => {
    child.once('error', () => settle(127));
    child.once('exit', (code, signal) =>
      settle(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  }).finally(() => signals.forEach((signal) => process.off(signal, pass)));
}

function hashOfInputs() {
  const manifests = ['apps', 'packages', 'tests']
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .map((folder) => `${folder}/package.json`)
    .sort();
  const hash = createHash('sha256');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json', ...manifests];
  for (const file of inputs.filter((path) => existsSync(join(root, path)))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The version in the catalog. */
function pnpmVersion() {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const version = /^ {2}pnpm: (\d\S*)$/m.exec(settings)?.[1];
  if (!version) throw new Error('pnpm-workspace.yaml names no version of pnpm in its catalog');
  return version;
}

/** @type {(code: number, output: string) => string} */
function sentenceFor(code, output) {
  if (code === 127) {
    return 'The packages could not be installed because npx is missing: install npm, which comes with Node, and run the command again.';
  }
  const reason = /ERR_PNPM_\w+|E[A-Z]{4,}\b/.exec(output)?.[0] ?? `exit ${code}`;
  if (reason === 'ERR_PNPM_OUTDATED_LOCKFILE') {
    return 'The packages could not be installed because pnpm-lock.yaml does not fit a package.json: run "npx pnpm install" and commit the lockfile.';
  }
  return `The packages could not be installed (${reason}): check the network connection and the free disk space, then run the command again; ${log} says more.`;
}
