import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';

/** Writes one fact about the shop in the place of what it was. */
export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
