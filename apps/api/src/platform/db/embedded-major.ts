import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The major version of the embedded Postgres (a test compares it with PGlite's own). */
export const embeddedMajor = 18;

/**
 * The sentence and commands for a folder that an embedded Postgres of another major version wrote;
 * undefined when this version can open it, or when it holds no version.
 */
export async function problemOfMajor(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  const major = /^\d+$/.exec(text.trim())?.[0];
  if (major === undefined || Number(major) === embeddedMajor) return undefined;
  const both = `The database in ${folder} is of Postgres ${major}, and this version of the shop has Postgres ${embeddedMajor}`;
  if (Number(major) > embeddedMajor) {
    return `${both}: start the newer version of the shop that wrote it. Its backups are for that version or a newer one.`;
  }
  return `${both}. Carry it over:
ponte backup shop.tar.gz    (with the version of the shop that wrote it)
mv ${folder} ${folder}-${major}
ponte restore shop.tar.gz --force    (with this version)
Without that version, restore your last backup instead. Keep ${basename(folder)}-${major} until the shop is as it was.`;
}
