/** Writes planned products, and says what that changes. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import type { KnownChange } from './plan-products.ts';
import {
  productColumns,
  type NewProductRow,
  type ProductColumn,
  type ProductColumns,
} from './product-columns.ts';

/** A value of a product that changes, as Postgres writes it. */
export type ValueChange = readonly [
  column: ProductColumn,
  before: string | null,
  after: string | null,
];

export interface ProductChange {
  readonly id: number;
  readonly values: readonly ValueChange[];
}

const columnNames = Object.keys(productColumns).filter(isColumn);

/** Writes new products. */
export async function insertProducts(db: Db, rows: readonly NewProductRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = listed(['id', 'slug', 'code', ...columnNames].map(identifier));
  // One parameter for all: thousands of them take longer to write down than products to keep.
  await db.execute(sql`
    insert into products (${columns})
    select ${columns} from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json)
  `);
}

/** Writes the columns that lines name of known products, where they differ. */
export async function updateProducts(
  db: Db,
  planned: readonly KnownChange[],
): Promise<ProductChange[]> {
  const changes: ProductChange[] = [];
  // Lines of one table name the same columns.
  const tables = Map.groupBy(planned, ({ columns }) => namesIn(columns).join());
  for (const lines of tables.values()) {
    const columns = namesIn(lines[0]?.columns ?? {});
    if (columns.length > 0) changes.push(...(await updateColumns(db, lines, columns)));
  }
  return changes;
}

async function updateColumns(
  db: Db,
  planned: readonly KnownChange[],
  columns: readonly ProductColumn[],
): Promise<ProductChange[]> {
  const names = columns.map(identifier);
  const rows = planned.map(({ id, columns: values }) => ({ id, ...values }));
  const before = columns.map((column) => identifier(`old_${column}`));
  const values = columns.map(
    (column, index) =>
      sql`(${sql.raw(`'${column}'`)}, ${before[index]}::text, given.${names[index]}::text)`,
  );
  const given = sql`(
    select line.*, ${listed(names.map((name, index) => sql`old.${name} as ${before[index]}`))}
    from (
      select id, ${listed(names)}
      from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json)
    ) as line join products as old on old.id = line.id
    where (${listed(names.map((name) => sql`old.${name}`))})
      is distinct from (${listed(names.map((name) => sql`line.${name}`))})
  ) as given`;
  return db
    .update(products)
    .set(
      Object.fromEntries(
        columns.map((column) => [productColumns[column], sql`given.${identifier(column)}`]),
      ),
    )
    .from(given)
    .where(eq(products.id, sql`given.id`))
    .returning({
      id: products.id,
      values: sql<ValueChange[]>`(
        select json_agg(json_build_array(name, before, after))
        from (values ${listed(values)}) as value (name, before, after)
        where before is distinct from after
      )`,
    });
}

function isColumn(name: string): name is ProductColumn {
  return Object.hasOwn(productColumns, name);
}

const namesIn = (columns: Partial<ProductColumns>): ProductColumn[] =>
  columnNames.filter((name) => name in columns);

const identifier = (name: string): SQL => sql`${sql.identifier(name)}`;

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
