/** Files under `uploads` that rows of the database name: documents of customers, and pictures of goods. */
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { DataFolder } from '../../adapters/storage/data-folder.ts';
import type { Db } from '../../platform/db/client.ts';
import { rowsOf, tablesOf } from './catalog.ts';
import { filesUnder } from './files.ts';

/** Whether a key is of a picture of goods, rather than of a customer's document. */
export const isPicture = (key: string): boolean => key.startsWith('pictures/');

const queries: Readonly<Record<string, SQL>> = {
  customer_documents: sql`select storage_key as key from customer_documents order by id`,
  pictures: sql`
    select 'pictures/' || content as key from pictures where content is not null order by key
  `,
};

/** The keys of all named files; works for databases of older versions too. */
export async function namedFiles(db: Db): Promise<string[]> {
  const keys: string[] = [];
  for (const { name } of await tablesOf(db)) {
    const query = queries[name];
    if (!query) continue;
    for (const { key } of await rowsOf(db, v.object({ key: v.string() }), query)) keys.push(key);
  }
  return keys;
}

export interface FoundFiles {
  readonly named: number;
  readonly missing: readonly string[];
}

/** Looks for all named files in the data folder, while others add and delete some. */
export async function findMissingFiles(
  db: Db,
  { uploads }: Pick<DataFolder, 'uploads'>,
): Promise<FoundFiles> {
  const named = await namedFiles(db);
  const there = new Set(await filesUnder(uploads));
  const gone = named.filter((key) => !there.has(key));
  // A file is deleted after the row that names it.
  return { named: named.length, missing: await stillNamed(db, gone) };
}

/** Those of some keys that rows name by now. */
export async function stillNamed(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const named = new Set(await namedFiles(db));
  return keys.filter((key) => named.has(key));
}
