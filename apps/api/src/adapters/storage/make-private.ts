import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Mode bits of group and others. */
const others = 0o077;

/**
 * Removes other users' access to a folder: first to the folder itself, then to everything below.
 * What is deleted meanwhile is skipped.
 * @throws when something belongs to another user
 */
export async function makePrivate(path: string): Promise<void> {
  const found = await lstat(path).catch(orGone);
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & others) !== 0) await chmod(path, found.mode & 0o777 & ~others).catch(orGone);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}

function orGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
