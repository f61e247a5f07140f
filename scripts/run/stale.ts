import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

/** Folders of what was made from sources, and files that no build reads. */
const exclude = [
  '**/{node_modules,dist,build,reports,coverage,storybook-static,test-results,.*}',
  '**/*.{test,stories}.{ts,tsx}',
  '**/*.md',
];

/**
 * Does what was not done yet for the same inputs: the names and contents of files, and of all below folders.
 *
 * @param stamp a file that says for which inputs it was done last
 * @param inputs from the root
 * @param results paths that are there once it is done
 * @param work says whether it went well
 */
export async function whenStale(
  stamp: string,
  inputs: readonly string[],
  results: readonly string[],
  work: () => Promise<boolean>,
): Promise<void> {
  const hash = hashOf(inputs);
  const known = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (known && results.every((path) => existsSync(path))) return;
  mkdirSync(dirname(stamp), { recursive: true });
  // What is broken off half-way must not look done at the next start.
  writeFileSync(stamp, '');
  if (await work()) writeFileSync(stamp, hash);
}

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const patterns = inputs.flatMap((path) => [path, `${path}/**`]);
  for (const file of globSync(patterns, { cwd: root, exclude }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
