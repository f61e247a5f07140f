import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { firstNames, lastNames, pickedName, rareNameOfRow } from './people.ts';

/** Orders of a customer, on average. */
const ordersEach = 2.5;

/** Of a thousand orders; the other ones were handed over. */
const perThousand = { unpaid: 150, replaced: 30, refunded: 20 };

/** The newest orders, however many there are: what a busy shop has to do. */
const waiting = { authorized: 50, toPrepare: 1500, ready: 4000 };

/** Fills a shop with `size` orders, one a minute until now, and their buyers. */
export async function fillOrders(db: Db, size: number): Promise<void> {
  const buyers = Math.ceil(size / ordersEach);
  const surname = sql`case when random() < 0.3 then ${rareNameOfRow(sql`n`)} else ${pickedName(lastNames)} end`;
  await db.execute(sql`select setseed(0.5)`);
  await db.execute(sql`
    insert into customers (email, password_hash, first_name, last_name, is_foreign, phone,
      document_type, identity)
    select 'buyer' || n || '@example.com', '', ${pickedName(firstNames)},
      ${pickedName(lastNames)} || ' ' || ${surname}, n % 2 = 0, '595981123456', 'RUC', ''
    from generate_series(1, ${buyers}::int) as n
  `);
  await db.execute(sql`
    insert into carts (external_id, currency, customer_id)
    select 'bench-cart-' || n, 'USD', 1 + (n::bigint * 7919) % ${buyers}::int
    from generate_series(1, ${size}::int) as n order by n
  `);
  await db.execute(sql`
    insert into orders (external_id, customer_id, cart_id, checkout_key, status, currency,
      goods_minor, shipping_minor, total_minor, delivery, superseded, handed_over_at, pickup_code,
      created_at, updated_at)
    select 'bench-order-' || id, customer_id, id, 'bench', status, 'USD', 9900, 0, 9900,
      '{"serviceId":null,"description":{"pt":"Balcão","es":"Mostrador"},"days":0,"place":"Centro"}',
      state = 'replaced', case when state = 'handedOver' then placed end,
      upper(substr(translate(md5(id::text), '01', 'gh'), 1, 8)), placed, placed
    from (${placedOrders(size)}) as placed order by id
  `);
  await db.execute(sql`vacuum analyze customers, carts, orders`);
}

/** Carts as orders: when they were placed, and what became of them. */
function placedOrders(size: number) {
  const { unpaid, replaced, refunded } = perThousand;
  const { authorized, toPrepare, ready } = waiting;
  const state = sql`case
    when age < ${authorized}::int then 'authorized'
    when age < ${authorized + toPrepare}::int then 'toPrepare'
    when age < ${authorized + toPrepare + ready}::int then 'ready'
    when lot < ${unpaid}::int then 'unpaid'
    when lot < ${unpaid + replaced}::int then 'replaced'
    when lot < ${unpaid + replaced + refunded}::int then 'refunded'
    else 'handedOver' end`;
  const status = sql`case state when 'authorized' then 'AUTORIZADO' when 'ready' then 'ENVIADO'
    when 'refunded' then 'ESTORNADO' when 'unpaid' then 'CANCELADO'
    when 'replaced' then 'CANCELADO' else 'PAGO' end`;
  return sql`
    select id, customer_id, placed, state, ${status} as status from (
      select id, customer_id, now() - age * interval '1 minute' as placed, ${state} as state from (
        select id, customer_id, ${size}::int - id as age, (id * 7) % 1000 as lot from carts
      ) as aged
    ) as stated`;
}
