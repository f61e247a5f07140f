import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

/** Folders that hold what was made from sources, and files that no build reads. */
const made = /^(node_modules|dist|build|reports|coverage|storybook-static|test-results|\..*)$/;
const beside = /\.(test|stories)\.[cm]?[jt]sx?$|\.md$/;

/**
 * A hash over names and contents of files and folders (with all below them), from the root. One that
 * is not there counts as empty.
 * @type {(paths: readonly string[]) => string}
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @type {(path: string) => string[]} */
function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(path).filter((name) => !made.test(name) && !beside.test(name));
  return names.sort().flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Does what was not done yet for the same inputs. The stamp is a file that says for which it was done
 * last, the results are paths that are there once it is done, and the work says whether it went well.
 * @type {(stamp: string, hash: string, results: readonly string[], work: () => Promise<boolean>) => Promise<void>}
 */
export async function whenStale(stamp, hash, results, work) {
  const known = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (known && results.every((path) => existsSync(path))) return;
  mkdirSync(dirname(stamp), { recursive: true });
  // What is broken off half-way must not look done at the next start.
  writeFileSync(stamp, '');
  if (await work()) writeFileSync(stamp, hash);
}
