import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { TarEntry } from './tar.ts';

/** Excludes files that were still being written. */
const whole = /^[\w-]+(?:\.[\w-]+)*$/;

/** All files under a folder, as relative paths with `/`; empty when there is no such folder. */
export async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && whole.test(entry.name) && !entry.name.endsWith('.new'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** A file that is deleted meanwhile is skipped. */
export async function* entriesUnder(
  folder: string,
  prefix: string,
  known: ReadonlySet<string>,
  isLeftOut: (path: string) => boolean,
): AsyncGenerator<TarEntry> {
  for (const path of await filesUnder(folder)) {
    const name = `${prefix}/${path}`;
    if (known.has(name) || isLeftOut(path)) continue;
    const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (bytes) yield { name, bytes };
  }
}

/** Undefined when the name would lead outside its folder. */
export function pathIn(prefix: string, name: string): string | undefined {
  const parts = name.split('/');
  const good = parts.length > 1 && parts.every((part) => whole.test(part));
  return good && parts[0] === prefix ? parts.slice(1).join('/') : undefined;
}
