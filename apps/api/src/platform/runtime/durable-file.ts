import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that survives a power cut, completely or not at all. Only its owner may read it.
 */
export async function writeDurably(path: string, bytes: string | Uint8Array): Promise<void> {
  const draft = await writeDraft(path, bytes);
  await rename(draft, path).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
  await syncPath(dirname(path));
}

/** The same, unless the file exists: of several concurrent writers, one wins. */
export async function writeDurablyOnce(path: string, bytes: string | Uint8Array): Promise<void> {
  const draft = await writeDraft(path, bytes);
  // `link` fails when the name is taken, and the file never exists half-written.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  await syncPath(dirname(path));
}

/** fsync of a file or a folder. */
export async function syncPath(path: string): Promise<void> {
  // Windows can't open folders, and needs no sync of them.
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR' || error.code === 'EPERM') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeDraft(path: string, bytes: string | Uint8Array): Promise<string> {
  const draft = `${path}.${randomUUID()}.new`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return draft;
}
