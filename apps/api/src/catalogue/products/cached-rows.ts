/** Caches the rows that lists show, and their JSON, until the catalogue changes. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import { unnamed } from '../../platform/db/unnamed.ts';
import { offerHour } from './item-token.ts';
import { selectRows, type ProductRow } from './product-rows.ts';
import { wireProductOf, type Showing } from './product-wire.ts';

interface KeptRow {
  readonly row: ProductRow;
  /** The row's JSON by language, currency and hour. */
  readonly texts: Map<string, string>;
}

/** About 20 MB. */
const mostRows = 10_000;

/** Per row: two languages, two currencies, and the hour that just ended. */
const mostTexts = 6;

/** Products by id, in that order, without those that are not shown any more. */
export interface CachedProducts {
  readonly rows: (ids: readonly number[], version: string) => Promise<ProductRow[]>;
  /** As JSON. */
  readonly texts: (ids: readonly number[], version: string, showing: Showing) => Promise<string[]>;
}

/** Loads rows on first use, and again after a new catalogue version. */
export function cacheRows(db: Db): CachedProducts {
  const wanted = sql`${products.id} = any(${sql.placeholder('ids')}) and ${products.active}`;
  const query = selectRows(db, wanted).prepare(unnamed);
  let known = { version: '', rows: new Map<number, KeptRow>() };

  const keptOf = async (ids: readonly number[], version: string): Promise<KeptRow[]> => {
    // Reads still under way for the old version fill the old map, which is dropped.
    if (known.version !== version) known = { version, rows: new Map() };
    const { rows } = known;
    const missing = ids.filter((id) => !rows.has(id));
    const read = missing.length === 0 ? [] : await query.execute({ ids: missing });
    const fresh = new Map(read.map((row) => [row.id, { row, texts: new Map<string, string>() }]));
    const kept = ids.flatMap((id) => fresh.get(id) ?? rows.get(id) ?? []);
    for (const [id, row] of fresh) rows.set(id, row);
    dropOldest(rows, mostRows);
    return kept;
  };
  return {
    rows: async (ids, version) => (await keptOf(ids, version)).map(({ row }) => row),
    texts: async (ids, version, showing) => {
      const key = showingKey(showing);
      return (await keptOf(ids, version)).map((kept) => textOf(kept, key, showing));
    },
  };
}

function showingKey({ lang, prices, now }: Showing): string {
  return `${lang} ${prices.key} ${offerHour(now)}`;
}

function textOf({ row, texts }: KeptRow, key: string, showing: Showing): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(wireProductOf(row, showing));
  texts.set(key, text);
  dropOldest(texts, mostTexts);
  return text;
}

function dropOldest(map: Map<unknown, unknown>, most: number): void {
  for (const [oldest] of map) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}
