import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What others than its owner may do with a file, as bits of its mode. */
const others = 0o077;

/**
 * Takes from other accounts of the machine what they could do in a folder: in itself first, so that
 * nobody gets in meanwhile, then in all below it. What is gone meanwhile, or not there at all, is
 * nobody's to read.
 *
 * @throws when something is another account's
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
