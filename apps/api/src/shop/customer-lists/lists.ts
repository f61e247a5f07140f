import {
  customerListLimits,
  type ChangeCustomerListBody,
  type CustomerListName,
} from '@ponte/contract/customer-lists';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findProductsById, type ProductRow } from '../../catalogue/products/product-rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { customerLists, customers, products } from '../../platform/db/schema/index.ts';

interface ListOfCustomer {
  readonly customerId: number;
  readonly list: CustomerListName;
}

const isOf = ({ customerId, list }: ListOfCustomer) =>
  and(eq(customerLists.customerId, customerId), eq(customerLists.list, list));

/** Changes a list in a transaction of the caller. What is in it already keeps its place. */
export async function changeList(
  tx: Db,
  of: ListOfCustomer,
  { incluir: added, excluir: removed }: ChangeCustomerListBody,
): Promise<void> {
  // Devices of one customer wait for each other, so that no list grows beyond its limit.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, of.customerId))
    .for('update');
  if (removed.length > 0) {
    await tx
      .delete(customerLists)
      .where(and(isOf(of), inArray(customerLists.productId, [...removed])));
  }
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...added]));
  const ids = new Set(known.map(({ id }) => id));
  const oldestFirst = [...new Set(added)].filter((id) => ids.has(id)).toReversed();
  if (oldestFirst.length > 0) {
    await tx
      .insert(customerLists)
      .values(oldestFirst.map((productId) => ({ ...of, productId })))
      .onConflictDoNothing();
  }
  const kept = tx
    .select({ id: customerLists.id })
    .from(customerLists)
    .where(isOf(of))
    .orderBy(desc(customerLists.id))
    .limit(customerListLimits[of.list]);
  await tx.delete(customerLists).where(and(isOf(of), sql`${customerLists.id} not in ${kept}`));
}

/** The newest first, without products that the shop does not show. */
export async function listedProducts(db: Db, of: ListOfCustomer): Promise<readonly ProductRow[]> {
  const rows = await db
    .select({ id: customerLists.productId })
    .from(customerLists)
    .innerJoin(products, eq(products.id, customerLists.productId))
    .where(and(isOf(of), eq(products.active, true)))
    .orderBy(desc(customerLists.id));
  const found = await findProductsById(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
