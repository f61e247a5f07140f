/** The migration that puts paid goods back onto the shelf, and processes of the build before beside it. */
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateBy } from '../../operations/backup/load.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

/** How many migrations there are before it. */
const before = 32;

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create({ extensions: { unaccent } });
  const db = drizzle(client, { schema });
  const migrations = readMigrationFiles({ migrationsFolder });
  await client.exec(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
  `);
  await migrateBy(db, migrations.slice(0, before));
  // Rows without all that they refer to.
  const { rows } = await client.query<{ away: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `);
  await client.exec(rows.map(({ away }) => away).join(';'));
  await client.exec(`
    ${productRow(1, '5', 1)} ${productRow(2, '0', 0)} ${productRow(3, 'null', 0)} ${productRow(4, '9', 0)}
    ${orderRow(1, 'PAGAMENTO', 'held')} ${line(1, 1, 1)}
    ${orderRow(2, 'PAGO', 'taken')} ${line(2, 1, 3)} ${line(2, 2, 2, 1)} ${line(2, 3, 4)}
    ${orderRow(3, 'PAGO', 'taken', { handedOver: true })} ${line(3, 4, 2)}
    ${orderRow(4, 'ENVIADO', 'taken', { service: '1' })} ${line(4, 4, 3)}
    ${orderRow(5, 'ENVIADO', 'taken')} ${line(5, 4, 1)}
    ${orderRow(6, 'ESTORNADO', 'none')} ${line(6, 4, 8)}
  `);
  await migrateBy(db, migrations.slice(before));
});
afterAll(() => client.close());

function productRow(id: number, left: string, held: number): string {
  return `insert into products (id, code, slug, name_pt, name_es, details_pt, details_es,
    specifications_pt, specifications_es, brand_id, department_id, category_id, price_usd_cents, in_stock,
    in_physical_stock, pieces_left, pieces_held, show_price, pictures)
    values (${id}, 'P-${id}', 'p-${id}', 'x', 'x', '', '', '[]', '[]', 1, 1, 1, 100, true, true, ${left},
    ${held}, true, '[]');`;
}

function orderRow(
  id: number,
  status: string,
  stock: string,
  { handedOver = false, service = 'null' } = {},
): string {
  return `insert into orders (external_id, customer_id, cart_id, checkout_key, status, currency, goods_minor,
    shipping_minor, total_minor, delivery, stock, handed_over_at)
    values ('order-${id}', 1, ${id}, 'x', '${status}', 'USD', 1, 0, 1, '{"serviceId": ${service}}',
    '${stock}', ${handedOver ? 'now()' : 'null'});`;
}

function line(order: number, product: number, quantity: number, short = 0): string {
  return `insert into order_items (order_id, position, product_id, code, name_pt, name_es, quantity, short,
    unit_minor, subtotal_minor)
    values (${order}, ${product}, ${product}, 'x', 'x', 'x', ${quantity}, ${short}, 1, 1);`;
}

async function pieces(): Promise<unknown> {
  const { rows } = await client.query<{ left: number | null; held: number }>(
    'select pieces_left as left, pieces_held as held from products order by id',
  );
  return rows.map(({ left, held }) => [left, held]);
}

async function stocks(): Promise<unknown> {
  const { rows } = await client.query<{ stock: string }>('select stock from orders order by id');
  return rows.map(({ stock }) => stock);
}

test('puts paid goods that are in the store back onto the shelf, promised, and sells none more', async () => {
  // As many can be sold as before: 4, none (one was missing), any number, and 9.
  expect(await pieces()).toEqual([
    [8, 4],
    [1, 2],
    [null, 4],
    [10, 1],
  ]);
  expect(await stocks()).toEqual(['held', 'held', 'taken', 'taken', 'held', 'none']);
});

describe('a process of the build before', () => {
  /** What it did with an order's pieces: payment took them, refund gave them back, hand-over did nothing. */
  const paid = `
    update products set pieces_left = pieces_left - 1, pieces_held = pieces_held - 1 where id = 1;
    update orders set status = 'PAGO' where id = 1;
    update orders set stock = 'taken' where id = 1;
  `;
  const ledger = async () => {
    const { rows } = await client.query<{ shelf: number; promised: number; reason: string }>(
      `select shelf_after as shelf, promised_after as promised, reason from stock_movements
      where product_id = 1 order by id`,
    );
    return rows.map(({ shelf, promised, reason }) => [shelf, promised, reason]);
  };
  beforeEach(() => client.exec('begin'));
  afterEach(() => client.exec('rollback'));

  test('that is paid leaves the goods on the shelf, promised', async () => {
    await client.exec(paid);

    expect(await pieces()).toEqual([
      [8, 4],
      [1, 2],
      [null, 4],
      [10, 1],
    ]);
    expect((await ledger()).at(-1)).toEqual([8, 4, 'order']);
  });

  test('that hands over takes them off, goods that are not counted as well', async () => {
    await client.exec(`update orders set handed_over_at = now() where id in (1, 2)`);

    expect(await pieces()).toEqual([
      [4, 0],
      [0, 0],
      [null, 0],
      [10, 1],
    ]);
    expect(await stocks()).toEqual(['taken', 'taken', 'taken', 'taken', 'held', 'none']);
    expect((await ledger()).at(-1)).toEqual([4, 0, 'handOver']);
  });
});
