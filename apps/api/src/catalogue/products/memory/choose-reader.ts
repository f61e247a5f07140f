import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { products } from '../../../platform/db/schema/index.ts';
import { mostOfSmall } from '../watch-catalogue.ts';
import { readHere, type SnapshotReader } from './snapshot-reader.ts';
import { readInWorker } from './worker-reader.ts';

/**
 * Loads a large catalogue in a worker, where the database takes a second connection.
 * @param url a real Postgres; undefined for the embedded one
 */
export function chooseReader(db: Db, url: string | undefined): SnapshotReader {
  const here = readHere(db);
  return url === undefined ? here : bySize(db, here, readInWorker(url));
}

export function bySize(
  db: Db,
  small: SnapshotReader,
  large: SnapshotReader,
  most: number = mostOfSmall,
): SnapshotReader {
  return {
    read: async () => ((await hasMore(db, most)) ? large.read() : small.read()),
    close: async () => void (await Promise.all([small.close(), large.close()])),
  };
}

/** Whether there are more than `most` products; counting them all would be slow. */
async function hasMore(db: Db, most: number): Promise<boolean> {
  const { id } = products;
  const rows = await db.select({ id }).from(products).orderBy(asc(id)).offset(most).limit(1);
  return rows.length > 0;
}
