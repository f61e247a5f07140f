import { stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { DataFolder } from '../../adapters/storage/data-folder.ts';
import type { Db } from '../../platform/db/client.ts';
import { BackupError, writeArchive } from './archive.ts';
import { rowsOf } from './catalog.ts';
import { dumpDatabase } from './dump.ts';
import { entriesUnder, filesUnder } from './files.ts';
import { isPicture, stillNamed } from './named-files.ts';

/** How much was moved, or the sentence that says why nothing was. */
export type BackupResult =
  | { readonly ok: true; readonly rows: number; readonly files: number; readonly bytes: number }
  | { readonly ok: false; readonly problem: string };

export function sentenceOf({ rows, files, bytes }: Extract<BackupResult, { ok: true }>): string {
  return `${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files (${megabytes(bytes)})`;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;

export type DataFiles = Pick<DataFolder, 'uploads'>;

export interface BackupOptions {
  /** Allows missing files, such as those of a bucket that was lost. */
  readonly lacking?: boolean;
  /** Leaves out pictures of goods, which something else keeps. */
  readonly isWithoutPictures?: boolean;
}

/** A sentence about what a backup reads, and the room where it is written. */
export async function sizeInAdvance(
  path: string,
  db: Db,
  { uploads }: DataFiles,
  { isWithoutPictures = false }: BackupOptions = {},
): Promise<string> {
  const [row] = await rowsOf(
    db,
    v.object({ size: v.pipe(v.string(), v.toNumber()) }),
    sql`select pg_database_size(current_database())::text as size`,
  );
  const paths = (await filesUnder(uploads)).filter((one) => !(isWithoutPictures && isPicture(one)));
  const sizes = await pLimit(16).map(paths, async (one) => (await sizeOf(join(uploads, one))) ?? 0);
  const files = sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(dirname(path));
  return `A database of ${megabytes(row?.size ?? 0)}, which shrinks to about a fifth, and ${paths.length.toLocaleString('en')} files of ${megabytes(files)}; ${dirname(path)} has ${megabytes(bavail * bsize)} free.`;
}

export async function checkTarget(path: string, force: boolean): Promise<string | undefined> {
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) return `There is no folder ${dirname(path)}: make it first.`;
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) return `${path} is not a file: name another one.`;
  if (!there || force) return undefined;
  return `There is a file ${path} already: name another one, or add --force to replace it.`;
}

/**
 * Writes the whole database and the uploaded files to one file, which gets its name when
 * complete.
 *
 * Uploaded files are stored before the database refers to them and deleted after, so listing them both
 * before and after reading the database finds all that it refers to. A missing file fails the
 * backup.
 */
export async function backUp(
  path: string,
  db: Db,
  folder: DataFiles,
  { lacking = false, isWithoutPictures = false }: BackupOptions = {},
): Promise<BackupResult> {
  let rows = 0;
  const known = new Set<string>();
  try {
    await writeArchive(path, async (writer) => {
      const addFiles = async (): Promise<void> => {
        const isLeftOut = isWithoutPictures ? isPicture : () => false;
        for await (const entry of entriesUnder(folder.uploads, 'uploads', known, isLeftOut)) {
          await writer.add(entry);
          known.add(entry.name);
        }
      };
      await addFiles();
      const dumped = await dumpDatabase(db, writer);
      ({ rows } = dumped);
      await addFiles();
      const wanted = dumped.files.filter((key) => !(isWithoutPictures && isPicture(key)));
      const missing = wanted.filter((key) => !known.has(`uploads/${key}`));
      if (!lacking) refuseWithout(await stillNamed(db, missing), wanted.length, folder);
    });
    return { ok: true, rows, files: known.size, bytes: (await stat(path)).size };
  } catch (error) {
    if (error instanceof BackupError) return { ok: false, problem: error.message };
    const code = codeOf(error);
    if (code === undefined) throw error;
    const problem = `The backup can't be written to ${path} (${code}): check the free space and that this user may write there. Nothing was left behind.`;
    return { ok: false, problem };
  }
}

/** @throws BackupError when files are missing */
function refuseWithout(missing: readonly string[], named: number, { uploads }: DataFiles): void {
  if (missing.length === 0) return;
  const some = missing.slice(0, 3).join(', ');
  const more = missing.length > 3 ? ', …' : '';
  throw new BackupError(
    `${missing.length} of ${named} files that the database names are not in ${uploads} (${some}${more}): set DATA_DIR as on the server, or add --lacking if they are lost. Nothing was left behind.`,
  );
}

/** The code of a system error, such as `ENOSPC`. */
export function codeOf(error: unknown): string | undefined {
  const known = error instanceof Error && 'code' in error && 'syscall' in error;
  return known && typeof error.code === 'string' ? error.code : undefined;
}
