import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';

const copiesAtOnce = 25;

/**
 * Copies each product with a name, code, price and stock of its own, so words stay spread as in the
 * original.
 */
export async function multiplyCatalogue(db: Db, total: number): Promise<void> {
  const [row] = await db.select({ known: sql<number>`count(*)::int` }).from(products);
  const known = row?.known ?? 0;
  const copies = Math.ceil(total / known) - 1;
  await withoutIndexes(db, async () => {
    for (let from = 1; from <= copies; from += copiesAtOnce) {
      await copyProducts(db, known, { from, to: Math.min(copies, from + copiesAtOnce - 1) });
    }
  });
  await db.execute(sql`vacuum analyze products`);
}

async function copyProducts(
  db: Db,
  known: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await db.execute(sql`
    insert into products (id, code, slug, name_pt, name_es, details_pt, details_es,
      specifications_pt, specifications_es, brand_id, department_id, category_id,
      price_usd_cents, in_stock, in_physical_stock, show_price, pictures)
    select id + copy * ${known}::int, code || '-' || copy, slug || '-' || copy,
      name_pt || ' série ' || copy, name_es || ' serie ' || copy, details_pt, details_es,
      specifications_pt, specifications_es, brand_id, department_id, category_id,
      price_usd_cents + (copy * 37) % 5000, (id + copy) % 9 > 0, in_physical_stock, show_price,
      pictures
    from products cross join generate_series(${from}::int, ${to}::int) as copy
    where id <= ${known}
  `);
}

/** Recreating indexes after filling is much cheaper. */
async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`tablename = 'products' and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}
