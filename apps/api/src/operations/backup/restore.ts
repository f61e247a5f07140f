import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { BackupError, checkArchive, newer, readArchive, type Manifest } from './archive.ts';
import { codeOf, type BackupResult, type DataFiles } from './backup.ts';
import { filesUnder, pathIn } from './files.ts';
import { holdsRows, loadDatabase, splitMigrations, foreignTables } from './load.ts';
import { namedFiles } from './named-files.ts';
import { problemOfOthers } from './other-connections.ts';
import type { TarEntry } from './tar.ts';

/**
 * The manifest of a complete, checked backup of a version that can be restored. Changes nothing.
 */
export async function examine(
  path: string,
): Promise<
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly problem: string }
> {
  try {
    const manifest = await checkArchive(path);
    if (!splitMigrations(manifest)) throw newer(path);
    return { ok: true, manifest };
  } catch (error) {
    return { ok: false, problem: problemOf(path, error) };
  }
}

export interface RestoreTarget {
  readonly database: Database;
  readonly folder: DataFiles;
  readonly storage: Storage;
  readonly force: boolean;
}

/**
 * Restores database and files from an examined backup. The database changes completely or not at
 * all; documents that it no longer refers to are deleted only afterwards.
 */
export async function restore(
  path: string,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<BackupResult> {
  const { database, folder, storage } = target;
  const files = fileKeeper(folder, storage);
  try {
    const rows = await database.exclusively(async (db) => {
      const problem = await problemWith(db, manifest, target);
      if (problem !== undefined) throw new BackupError(problem);
      return loadDatabase(db, manifest, readArchive(path), files.keep);
    });
    const named = new Set(await namedFiles(database.db));
    await files.forgetOthers(named);
    await database.exclusively((db) => db.execute(sql`analyze`));
    return { ok: true, rows, files: files.count(), bytes: (await stat(path)).size };
  } catch (error) {
    await files.undo();
    return { ok: false, problem: problemOf(path, error) };
  }
}

async function problemWith(
  db: Db,
  manifest: Manifest,
  { database, folder, force }: RestoreTarget,
): Promise<string | undefined> {
  const others = database.kind === 'postgres' ? await problemOfOthers(db) : undefined;
  if (others !== undefined) return others;
  const strangers = await foreignTables(db, manifest);
  if (strangers.length > 0) {
    return `The database has tables that are not the shop's (${strangers.join(', ')}): restore into a separate one.`;
  }
  if (force) return undefined;
  const used = (await holdsRows(db)) || (await filesUnder(folder.uploads)).length > 0;
  return used
    ? 'There is a shop already: add --force to replace all of it, after a backup of it.'
    : undefined;
}

/** Writes a backup's files, and deletes them again when the restore fails. */
function fileKeeper(folder: DataFiles, storage: Storage) {
  const kept = new Set<string>();
  const added: string[] = [];
  let count = 0;
  const keepDocument = async (key: string, bytes: Uint8Array): Promise<void> => {
    kept.add(key);
    const known = await storage.get(key);
    // A key always means the same document, so different content is damage.
    if (known && Buffer.compare(known, bytes) === 0) return;
    if (!known) added.push(key);
    await storage.put(key, bytes, documentType(bytes));
  };
  return {
    keep: async ({ name, bytes }: TarEntry): Promise<void> => {
      const document = pathIn('uploads', name);
      // Backups of older versions hold drawn pictures too, which are drawn again.
      if (document === undefined) return;
      count += 1;
      await keepDocument(document, bytes);
    },
    count: () => count,
    undo: async () => void (await Promise.all(added.map((key) => storage.remove(key)))),
    /** Deletes files that neither the backup has nor the restored database names. */
    forgetOthers: async (named: ReadonlySet<string>) => {
      for (const path of await filesUnder(folder.uploads)) {
        if (!kept.has(path) && !named.has(path))
          await rm(join(folder.uploads, path), { force: true });
      }
    },
  };
}

function documentType(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  return pdf ? 'application/pdf' : 'image/jpeg';
}

/** The message of an expected failure. */
function problemOf(path: string, error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const code = codeOf(error);
  if (code === 'ENOENT') return `There is no file ${path}: check its name.`;
  if (code !== undefined) return `The backup can't be restored (${code}). Nothing was changed.`;
  if (!(error instanceof DrizzleQueryError)) throw error;
  const reason = error.cause?.message.split('\n')[0] ?? 'unknown reason';
  return `The database refuses the backup (${reason}). Nothing was changed.`;
}
