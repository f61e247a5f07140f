import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

/** Folders that hold what was made from sources, never sources. */
const made = new Set([
  'node_modules',
  'dist',
  'build',
  'reports',
  'coverage',
  'storybook-static',
  'test-results',
]);

/** Files that no build reads: a change in a test or a story makes no build stale. */
const beside = /\.(test|stories)\.[cm]?[jt]sx?$|\.md$/;

/**
 * A hash over names and contents of files and folders (with all below them).
 * @param {readonly string[]} paths from the root; one that is not there counts as empty
 * @param {string} [salt] anything else that the result depends on
 */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !made.has(name) && !beside.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * What a stamp file says, or an empty text.
 * @param {string} file
 */
export function readStamp(file) {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : '';
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
