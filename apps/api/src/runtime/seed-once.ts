import { eq } from 'drizzle-orm';
import { writeCatalogue } from '../catalogue/write.ts';
import type { Database, Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';
import { writeDemoNetwork } from '../shipping/demo-network.ts';

/** The parts of the demo shop, by the setting that says when each was written. */
const parts: Readonly<Record<string, (db: Db) => Promise<void>>> = {
  seeded_at: async (db) => {
    const { buildCatalogue } = await import('../seed/index.ts');
    await writeCatalogue(db, buildCatalogue());
  },
  network_seeded_at: writeDemoNetwork,
};

/**
 * Fills a new database with the demo shop: each part whole or not at all, and once however many
 * servers start together.
 *
 * @returns whether there was anything to do
 */
export async function seedOnce(database: Database): Promise<boolean> {
  if ((await missingParts(database.db)).length === 0) return false;
  return database.exclusively(async (db) => {
    const missing = await missingParts(db);
    for (const [key, write] of missing) {
      await db.transaction(async (tx) => {
        await write(tx);
        await tx.insert(settings).values({ key, value: new Date().toISOString() });
      });
    }
    return missing.length > 0;
  });
}

async function missingParts(db: Db) {
  const entries = Object.entries(parts);
  const known = await Promise.all(
    entries.map(([key]) => db.select().from(settings).where(eq(settings.key, key))),
  );
  return entries.filter((_, index) => known[index]?.length === 0);
}
