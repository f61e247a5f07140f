import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';
import { writeSetting } from './write-setting.ts';

const key = 'backed_up_at';

/** Records when the shop was last backed up in full, for the alert on late backups. */
export async function noteBackup(db: Db, at: Date): Promise<void> {
  await writeSetting(db, key, at.toISOString());
}

/** When the last backup was complete; undefined when none was made. */
export async function readLastBackup(db: Db): Promise<Date | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row && new Date(v.parse(v.pipe(v.string(), v.isoTimestamp()), row.value));
}
