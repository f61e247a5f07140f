/** Changes of the back office that a shop.json knows nothing of. */
import type { LastChange } from '@ponte/contract/staff/wire';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { settings } from '../../platform/db/schema/index.ts';
import { writeSetting } from '../../platform/store-info/write-setting.ts';

const key = 'settings_applied_at';

/** Records when a shop.json was applied last. */
export async function noteApplied(db: Db, now: number): Promise<void> {
  await writeSetting(db, key, new Date(now).toISOString());
}

/**
 * The back office's last change, if it is later than both the last applied file and the moment when the
 * file at hand was written by `shop show`.
 *
 * @param lastChange of any part of the settings
 * @param shownAt ISO 8601; undefined in a file that was written by hand
 */
export async function laterChange(
  db: Db,
  lastChange: LastChange,
  shownAt: string | undefined,
): Promise<LastChange> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const known = Math.max(Date.parse(row?.value ?? '') || 0, Date.parse(shownAt ?? '') || 0);
  return lastChange && Date.parse(lastChange.at) > known ? lastChange : null;
}
