/** Keeps the rows that lists show, and their JSON, for as long as the catalogue stays as it is. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { products } from '../db/schema/index.ts';
import { offerHour } from './item-token.ts';
import { selectRows, type ProductRow } from './product-rows.ts';
import { wireProductOf, type Showing } from './product-wire.ts';

interface KeptRow {
  readonly row: ProductRow;
  /** The row's JSON by all that it depends on besides. */
  readonly texts: Map<string, string>;
}

/** How many rows are kept: some 20 MB of them. */
const mostRows = 10_000;

/** In how many ways each: two languages, two currencies, the hour that has ended. */
const mostTexts = 6;

/** Gives the JSON of products by their ids, in that order, without those that there are no more. */
export type ProductTexts = (
  ids: readonly number[],
  version: string,
  showing: Showing,
) => Promise<string[]>;

/** Reads rows when they are first asked for, and again when the catalogue's version is another. */
export function keepRows(db: Db): ProductTexts {
  const wanted = sql`${products.id} = any(${sql.placeholder('ids')})`;
  const query = selectRows(db, wanted).prepare('catalogue_rows');
  let known = { version: '', rows: new Map<number, KeptRow>() };

  return async (ids, version, showing) => {
    // What is still being read for the version before goes into that one's rows, and is forgotten.
    if (known.version !== version) known = { version, rows: new Map() };
    const { rows } = known;
    const missing = ids.filter((id) => !rows.has(id));
    const read = missing.length === 0 ? [] : await query.execute({ ids: missing });
    const fresh = new Map(read.map((row) => [row.id, { row, texts: new Map<string, string>() }]));
    const key = showingKey(showing);
    const texts = ids.flatMap((id) => {
      const kept = fresh.get(id) ?? rows.get(id);
      return kept ? textOf(kept, key, showing) : [];
    });
    for (const [id, row] of fresh) rows.set(id, row);
    dropOldest(rows, mostRows);
    return texts;
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
