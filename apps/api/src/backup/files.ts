import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
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
  known: ReadonlySet<string> = new Set(),
): AsyncGenerator<TarEntry> {
  for (const path of await filesUnder(folder)) {
    const name = `${prefix}/${path}`;
    if (known.has(name)) continue;
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

/** Writes atomically: no reader sees half a file. */
export async function putFile(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.new`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
