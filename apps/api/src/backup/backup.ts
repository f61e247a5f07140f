import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Db } from '../db/client.ts';
import type { DataFolder } from '../storage/data-folder.ts';
import { BackupError, writeArchive } from './archive.ts';
import { dumpDatabase } from './dump.ts';
import { entriesUnder } from './files.ts';
import { stillNamed } from './named-files.ts';

/** How much was moved, or the sentence that says why nothing was. */
export type BackupResult =
  | { readonly ok: true; readonly rows: number; readonly files: number; readonly bytes: number }
  | { readonly ok: false; readonly problem: string };

export function sentenceOf({ rows, files, bytes }: Extract<BackupResult, { ok: true }>): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files (${megabytes} MB)`;
}

export type DataFiles = Pick<DataFolder, 'uploads' | 'media'>;

export interface BackupOptions {
  /** Allows missing files, such as those of a bucket that was lost. */
  readonly lacking?: boolean;
}

export async function checkTarget(path: string, force: boolean): Promise<string | undefined> {
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) return `There is no folder ${dirname(path)}: make it first.`;
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) return `${path} is no file: name another one.`;
  if (!there || force) return undefined;
  return `There is a file ${path} already: name another one, or add --force to replace it.`;
}

/**
 * Writes the whole database and the files of the data folder to one file, which gets its name when
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
  { lacking = false }: BackupOptions = {},
): Promise<BackupResult> {
  let rows = 0;
  const known = new Set<string>();
  try {
    await writeArchive(path, async (writer) => {
      const addFiles = async (kind: 'uploads' | 'media'): Promise<void> => {
        for await (const entry of entriesUnder(folder[kind], kind, known)) {
          await writer.add(entry);
          known.add(entry.name);
        }
      };
      await addFiles('uploads');
      const dumped = await dumpDatabase(db, writer);
      ({ rows } = dumped);
      await addFiles('uploads');
      const missing = dumped.files.filter((key) => !known.has(`uploads/${key}`));
      if (!lacking) refuseWithout(await stillNamed(db, missing), dumped.files.length, folder);
      await addFiles('media');
    });
    return { ok: true, rows, files: known.size, bytes: (await stat(path)).size };
  } catch (error) {
    if (error instanceof BackupError) return { ok: false, problem: error.message };
    const code = codeOf(error);
    if (code === undefined) throw error;
    const problem = `The backup can't be written to ${path} (${code}): see that there is room and that this user may write there. Nothing was left behind.`;
    return { ok: false, problem };
  }
}

/** @throws BackupError when files are missing */
function refuseWithout(missing: readonly string[], named: number, { uploads }: DataFiles): void {
  if (missing.length === 0) return;
  const some = missing.slice(0, 3).join(', ');
  const more = missing.length > 3 ? ', …' : '';
  throw new BackupError(
    `${missing.length} of ${named} files that the database names are not in ${uploads} (${some}${more}): set DATA_DIR as the server has it, or add --lacking when they are lost. Nothing was left behind.`,
  );
}

/** The code of a system error, such as `ENOSPC`. */
export function codeOf(error: unknown): string | undefined {
  const known = error instanceof Error && 'code' in error && 'syscall' in error;
  return known && typeof error.code === 'string' ? error.code : undefined;
}
