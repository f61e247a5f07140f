import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { duration, say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { node, packageFolders, readManifest, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

const stampFile = join(root, 'node_modules', '.ponte-install');

/**
 * Installs the packages when node_modules is not what the lockfile says.
 * @param {Family} family
 * @throws {Refusal} when the installation fails
 */
export async function ensureInstalled(family) {
  const wanted = wantedStamp();
  if (existsSync(node) && readStamp(stampFile) === wanted) return;

  const { pnpm } = readManifest('').devDependencies;
  const began = Date.now();
  say('Installing the packages…');
  const { code, output } = await family.run({
    name: 'pnpm',
    file: 'npx',
    // The lockfile decides, and nobody is asked anything: without CI, pnpm may wait for an answer.
    args: ['--yes', `pnpm@${pnpmVersion(pnpm)}`, 'install', '--frozen-lockfile'],
    // On the machine's own Node: the project's is part of what is being installed.
    env: { CI: 'true', PATH: process.env['PATH'] ?? '' },
    output: 'keep',
  });
  if (code !== 0) {
    if (family.isEnding) return;
    throw new Refusal(sentenceFor(code, output));
  }
  writeStamp(stampFile, wanted);
  say(`Installed the packages in ${duration(Date.now() - began)}.`);
}

/** What an installation depends on: the lockfile, pnpm's settings and what each package asks for. */
function wantedStamp() {
  const manifests = createHash('sha256');
  for (const folder of ['', ...packageFolders()]) {
    /** @type {Record<string, unknown>} */
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const field of ['name', 'dependencies', 'devDependencies', 'peerDependencies', 'bin']) {
      manifests.update(JSON.stringify([folder, field, manifest[field] ?? null]));
    }
  }
  return hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'], manifests.digest('hex'));
}

/**
 * The version behind the manifest's `catalog:`.
 * @param {string | undefined} specifier
 */
function pnpmVersion(specifier) {
  if (specifier && specifier !== 'catalog:') return specifier;
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const version = /^ {2}pnpm: (\d\S*)$/m.exec(settings)?.[1];
  if (!version) throw new Error('pnpm-workspace.yaml names no version of pnpm in its catalog');
  return version;
}

/**
 * @param {number} code
 * @param {string} output
 */
function sentenceFor(code, output) {
  const log = join(root, '.cache', 'install.log');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(log, output);
  if (code === 127) {
    return 'The packages could not be installed because npx is missing: install npm, which comes with Node, and run the command again.';
  }
  const reason = /ERR_PNPM_\w+|E[A-Z]{4,}\b/.exec(output)?.[0] ?? `exit ${code}`;
  if (reason === 'ERR_PNPM_OUTDATED_LOCKFILE') {
    return 'The packages could not be installed because pnpm-lock.yaml does not fit a package.json: run "npx pnpm install" and commit the lockfile.';
  }
  return `The packages could not be installed (${reason}): check the network connection and the free disk space, then run the command again; ${log} says more.`;
}
