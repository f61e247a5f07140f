import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The places inside the data folder. */
export interface DataFolder {
  readonly root: string;
  readonly database: string;
  readonly media: string;
  readonly uploads: string;
}

/** Makes the data folder, or says why it can't be used. */
export async function openDataFolder(
  root: string,
): Promise<{ readonly ok: true; readonly folder: DataFolder } | { ok: false; problem: string }> {
  const probe = join(root, `${randomUUID()}.probe`);
  try {
    await mkdir(root, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch {
    const problem = `The data folder ${root} can't be written: give this user the right to, or set DATA_DIR to another folder.`;
    return { ok: false, problem };
  }
  return {
    ok: true,
    folder: {
      root,
      database: join(root, 'database'),
      media: join(root, 'media'),
      uploads: join(root, 'uploads'),
    },
  };
}
