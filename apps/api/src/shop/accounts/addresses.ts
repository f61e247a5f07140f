import type { WireAddress } from '@ponte/contract/addresses';
import { stateById } from '@ponte/regional/places';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { addresses, customers } from '../../platform/db/schema/index.ts';
import { countryById, findPlace } from './places.ts';

export type Address = typeof addresses.$inferSelect;

export type NewAddress = Omit<
  typeof addresses.$inferInsert,
  'id' | 'customerId' | 'main' | 'active'
>;

/** A customer's addresses that are not deleted, the main one first. */
export async function listAddresses(db: Db, customerId: number): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.active, true)))
    .orderBy(desc(addresses.main), asc(addresses.id));
}

/** Undefined when the address is deleted or another customer's. */
export async function findAddress(
  db: Db,
  customerId: number,
  id: number,
): Promise<Address | undefined> {
  const [row] = await db.select().from(addresses).where(own(customerId, id));
  return row;
}

/** Adds an address; a customer's first one is the main one. */
export async function addAddress(
  db: Db,
  customerId: number,
  address: NewAddress,
): Promise<Address | undefined> {
  return change(db, customerId, async (tx) => {
    const known = await listAddresses(tx, customerId);
    const main = !known.some((one) => one.main);
    const [row] = await tx
      .insert(addresses)
      .values({ ...address, customerId, main })
      .returning();
    return row;
  });
}

/** Deletes an address. The main one leaves its place to the oldest that is left. */
export async function deleteAddress(
  db: Db,
  customerId: number,
  id: number,
): Promise<Address | undefined> {
  return change(db, customerId, async (tx) => {
    const [row] = await tx
      .update(addresses)
      .set({ active: false, main: false })
      .where(own(customerId, id))
      .returning();
    const [next, ...others] = row ? await listAddresses(tx, customerId) : [];
    if (next && ![next, ...others].some((one) => one.main)) {
      await tx.update(addresses).set({ main: true }).where(eq(addresses.id, next.id));
    }
    return row;
  });
}

export async function setMainAddress(
  db: Db,
  customerId: number,
  id: number,
): Promise<Address | undefined> {
  return change(db, customerId, async (tx) => {
    if (!(await findAddress(tx, customerId, id))) return undefined;
    await tx
      .update(addresses)
      .set({ main: false })
      .where(and(eq(addresses.customerId, customerId), ne(addresses.id, id)));
    const [row] = await tx
      .update(addresses)
      .set({ main: true })
      .where(own(customerId, id))
      .returning();
    return row;
  });
}

/** Serialises concurrent changes of one customer's addresses. */
function change<T>(db: Db, customerId: number, work: (tx: Db) => Promise<T>): Promise<T> {
  return repeatable(db, async (tx) => {
    const customer = eq(customers.id, customerId);
    await tx.select({ id: customers.id }).from(customers).where(customer).for('update');
    return work(tx);
  });
}

function own(customerId: number, id: number) {
  return and(
    eq(addresses.id, id),
    eq(addresses.customerId, customerId),
    eq(addresses.active, true),
  );
}

/** An address in the wire's form, with the names of its places. */
export async function wireAddressOf(row: Address): Promise<WireAddress> {
  const place = row.cityId === null ? undefined : await findPlace(row.cityId);
  return {
    id: row.id,
    nome: row.name,
    cep: row.postalCode,
    logradouro: row.street,
    numero: row.number,
    bairro: row.district,
    complemento: row.complement,
    como_chegar: row.directions,
    cidade: place?.city.name ?? null,
    cidade_id: row.cityId,
    estado: (place?.state ?? stateById(row.stateId ?? 0))?.name ?? null,
    estado_id: row.stateId,
    pais: countryById(row.countryId)?.name ?? null,
    pais_id: row.countryId,
    ativo: row.active,
    principal: row.main,
  };
}
