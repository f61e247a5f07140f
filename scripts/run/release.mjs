import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, builtPackages } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './lines.mjs';
import { Refusal } from './refusal.mjs';
import { readManifest, root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

/** Where nothing can be (RFC 2606): what manifests name as long as the repository has no public home. */
const reserved = /^https?:\/\/[^/]*\.example\//;

/**
 * Publishes every package whose version the registry does not have yet; with `--dry-run` does all
 * but send them, and prints what would go as JSON.
 * @param {Family} family
 * @param {readonly string[]} words
 * @throws {Refusal} when something has to be done before
 */
export async function release(family, words) {
  const dry = words.includes('--dry-run');
  if (words.some((word) => word !== '--dry-run')) {
    throw new Refusal('Say "pnpm release", or "pnpm release --dry-run" to see what would go.');
  }
  refuseChangesets();
  if (!dry) refuseReservedAddresses();
  await ensureInstalled(family);
  await buildPackages(family);
  const { code } = await family.run({
    name: 'publish',
    file: 'pnpm',
    args: [
      'publish',
      '--recursive',
      '--filter=./packages/*',
      '--access=public',
      ...(dry ? ['--dry-run', '--no-git-checks', '--json'] : []),
    ],
    output: 'plain',
  });
  return code;
}

/** What is announced has to stand in a changelog, under a version, before it goes out. */
function refuseChangesets() {
  const waiting = readdirSync(join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  if (waiting.length === 0) return;
  throw new Refusal(
    `${waiting.length} changesets have no version yet: run "pnpm version-packages", read the changelogs through and commit them.`,
  );
}

function refuseReservedAddresses() {
  const unnamed = builtPackages().filter((folder) => reserved.test(readManifest(folder).homepage));
  if (unnamed.length === 0) return;
  say(`Without a home: ${unnamed.join(', ')}.`);
  throw new Refusal(
    'The packages name an address that nobody can have: write the public one of the repository into "homepage", "bugs" and "repository" of each.',
  );
}
