import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate } from './make-private.ts';

export interface DataFolder {
  readonly root: string;
  readonly database: string;
  readonly media: string;
  readonly uploads: string;
}

/** What is where, whether it exists or not. */
export function dataFolderOf(root: string): DataFolder {
  return {
    root,
    database: join(root, 'database'),
    media: join(root, 'media'),
    uploads: join(root, 'uploads'),
  };
}

/** In bytes: with less, no database can even be opened. */
const leastRoom = 1 << 20;

/**
 * Creates the data folder, readable by this user only, or says why it can't be used. Restricts what
 * an older version left open.
 */
export async function openDataFolder(
  root: string,
): Promise<{ readonly ok: true; readonly folder: DataFolder } | { ok: false; problem: string }> {
  const folder = dataFolderOf(root);
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const probe = join(root, `${randomUUID()}.probe`);
    try {
      await writeFile(probe, Buffer.alloc(leastRoom));
    } finally {
      await rm(probe, { force: true });
    }
  } catch (error) {
    return { ok: false, problem: problemOf(root, error) };
  }
  try {
    await closeToOthers(folder);
  } catch {
    const problem = `Other accounts of this machine can read the data folder ${root}, and this user can't change that: make this user the owner of all that is in it, or set DATA_DIR to a new folder.`;
    return { ok: false, problem };
  }
  return { ok: true, folder };
}

/** Rendered pictures are no secret and too many to check: the root protects them. */
async function closeToOthers({ root, database, uploads }: DataFolder): Promise<void> {
  const { mode } = await stat(root);
  if ((mode & 0o077) !== 0) await chmod(root, 0o700);
  for (const path of [join(root, 'secret'), database, uploads]) await makePrivate(path);
}

export function fullDisk(root: string): string {
  return `The disk of the data folder ${root} is full: free some space, or set DATA_DIR to another folder.`;
}

function problemOf(root: string, error: unknown): string {
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return full
    ? fullDisk(root)
    : `The data folder ${root} can't be written: give this user the right to, or set DATA_DIR to another folder.`;
}
