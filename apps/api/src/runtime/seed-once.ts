import { eq } from 'drizzle-orm';
import { writeCatalogue } from '../catalogue/write.ts';
import type { Database, Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';

/** The setting that says when the demo catalogue was written. */
const seededAt = 'seeded_at';

/**
 * Fills a new database with the demo catalogue, whole or not at all, once however many servers
 * start together.
 *
 * @returns whether it was this start that filled it
 */
export async function seedOnce(database: Database): Promise<boolean> {
  if (await isSeeded(database.db)) return false;
  return database.exclusively(async (db) => {
    if (await isSeeded(db)) return false;
    const { buildCatalogue } = await import('../seed/index.ts');
    await db.transaction(async (tx) => {
      await writeCatalogue(tx, buildCatalogue());
      await tx.insert(settings).values({ key: seededAt, value: new Date().toISOString() });
    });
    return true;
  });
}

async function isSeeded(db: Db): Promise<boolean> {
  const rows = await db.select().from(settings).where(eq(settings.key, seededAt));
  return rows.length > 0;
}
