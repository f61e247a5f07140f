import type { DemoShop } from '@ponte/demo-shop';
import { eq } from 'drizzle-orm';
import type { Database, Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { writeNetwork } from './write-network.ts';

/** Writes each part of a shop, by the setting that says when it was written. */
const parts: Readonly<Record<string, (db: Db, shop: DemoShop) => Promise<void>>> = {
  seeded_at: async (db, shop) => writeCatalogue(db, await shop.catalogue()),
  network_seeded_at: (db, { network }) => writeNetwork(db, network),
};

/**
 * Fills a new database with a shop: each part whole or not at all, and once however many
 * servers start together.
 *
 * @returns whether there was anything to do
 */
export async function seedOnce(database: Database, shop: DemoShop): Promise<boolean> {
  if ((await missingParts(database.db)).length === 0) return false;
  return database.exclusively(async (db) => {
    const missing = await missingParts(db);
    for (const [key, write] of missing) {
      await db.transaction(async (tx) => {
        await write(tx, shop);
        await tx.insert(settings).values({ key, value: new Date().toISOString() });
      });
    }
    return missing.length > 0;
  });
}

/** Whether a database was filled: before, whatever else stands in it would be in the way. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await missingParts(db)).length === 0;
}

async function missingParts(db: Db) {
  const entries = Object.entries(parts);
  const known = await Promise.all(
    entries.map(([key]) => db.select().from(settings).where(eq(settings.key, key))),
  );
  return entries.filter((_, index) => known[index]?.length === 0);
}
