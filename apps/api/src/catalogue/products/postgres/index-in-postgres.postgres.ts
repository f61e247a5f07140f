import { silentLog } from '@ponte/telemetry';
import { lt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { indexedProducts } from '../../../platform/db/schema/index.ts';
import { openDemoShop } from '../../../testing/filled-database.ts';
import { shownToBrazil, shownToParaguay } from '../../../testing/invented-goods.ts';
import { productIndexConformance } from '../../../testing/product-index-conformance.ts';
import { searchCases } from '../../../testing/search-cases.ts';
import { readInMemory } from '../memory/index-in-memory.ts';
import { readHere } from '../memory/snapshot-reader.ts';
import { watchCatalogue } from '../watch-catalogue.ts';
import { readInPostgres } from './index-in-postgres.ts';

productIndexConformance('in Postgres', ({ db }, clock) =>
  watchCatalogue({ db, reader: readInPostgres(db), clock, log: silentLog }),
);

test('a search is read, finds as much and shows the same first in Postgres as in memory', async () => {
  const { db, close } = await openDemoShop();
  const { index: inMemory } = await readInMemory(readHere(db)).read();
  const { index: inPostgres } = await readInPostgres(db).read();
  const differing: string[] = [];
  const reordered: string[] = [];
  for (const { lang, text } of searchCases) {
    const request = { filter: { text, inStockOnly: false }, order: [], page: 1, perPage: 5 };
    const shown = lang === 'es' ? shownToParaguay : shownToBrazil;
    const [one, other] = await Promise.all([
      inMemory.findPage(request, shown),
      inPostgres.findPage(request, shown),
    ]);
    const [expected, found] = [one, other].map(({ total, readings }) =>
      JSON.stringify([total, readings]),
    );
    if (String(one.ids) !== String(other.ids)) reordered.push(`${lang} ${text}`);
    if (found !== expected) differing.push(`${lang} ${text}: ${found}, not ${expected}`);
  }
  await close();

  expect(differing).toEqual([]);
  // Measures that goods have in two units count twice in Postgres.
  expect(reordered.slice(Math.floor(0.03 * searchCases.length))).toEqual([]);
});

test('what was indexed is not read again, and what was deleted from the index is', async () => {
  const { db, close } = await openDemoShop();
  const reader = readInPostgres(db);
  const { productId: id } = indexedProducts;
  const rows = () =>
    db
      .select({ id, version: sql<string>`${indexedProducts}.xmin` })
      .from(indexedProducts)
      .orderBy(id);
  await reader.read();
  const before = await rows();
  await reader.read();
  const after = await rows();
  await db.delete(indexedProducts).where(lt(id, 100));
  const { size } = await reader.read();
  await close();

  expect(after).toEqual(before);
  expect(size).toBe(before.length);
});
