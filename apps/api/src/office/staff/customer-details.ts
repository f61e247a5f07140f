import type { StaffCustomer, StaffCustomerInList } from '@ponte/contract/staff';
import { formatCep } from '@ponte/regional/postal';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { customerDocuments, customers, orders } from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { listAddresses, type Address } from '../../shop/accounts/addresses.ts';
import { findPlace } from '../../shop/accounts/places.ts';
import { rowsToAskFor } from './cursors.ts';
import { wireListOf } from './order-list.ts';
import { customerMatches } from './person-search.ts';
import { versionOfMoment } from './versions.ts';

/** Of a customer's orders. */
const shownOrders = 50;

/** The newest first; one more than a page has. */
export function findCustomers(db: Db, search: string, after: number | undefined) {
  return db
    .select()
    .from(customers)
    .where(
      and(
        search.trim() === '' ? undefined : customerMatches(search),
        after === undefined ? undefined : lt(customers.id, after),
      ),
    )
    .orderBy(desc(customers.id))
    .limit(rowsToAskFor);
}

export function wireCustomerInListOf(customer: Customer): StaffCustomerInList {
  const { id, firstName, lastName, email, phone, foreign, createdAt, erasedAt } = customer;
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    foreign,
    createdAt: createdAt.toISOString(),
    erased: erasedAt !== null,
  };
}

async function staffAddressOf(address: Address): Promise<StaffCustomer['addresses'][number]> {
  const { name, main, street, number, complement, district, postalCode, directions } = address;
  const place = address.cityId === null ? undefined : await findPlace(address.cityId);
  const lines = [
    `${street} ${number ?? ''}`.trim(),
    complement,
    district,
    place ? `${place.city.name}, ${place.state.name}` : null,
    formatCep(postalCode ?? ''),
    directions,
  ];
  return { name, main, lines: lines.flatMap((line) => line || []) };
}

export async function wireCustomerOf(db: Db, customer: Customer): Promise<StaffCustomer> {
  const ownAddresses = await listAddresses(db, customer.id);
  const documents = await db
    .select()
    .from(customerDocuments)
    .where(eq(customerDocuments.customerId, customer.id))
    .orderBy(asc(customerDocuments.id));
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.id))
    .limit(shownOrders);
  return {
    ...wireCustomerInListOf(customer),
    companyName: customer.companyName,
    emailVerifiedAt: customer.emailVerifiedAt?.toISOString() ?? null,
    lastSignInAt: customer.lastLoginAt?.toISOString() ?? null,
    documentType: customer.documentType,
    document: customer.document,
    cpf: customer.cpf,
    identity: customer.identity,
    identityIssuer: customer.identityExtra,
    addresses: await Promise.all(ownAddresses.map(staffAddressOf)),
    documents: documents.map(({ id, side, contentType, size, createdAt }) => ({
      id,
      side,
      type: contentType,
      size,
      createdAt: createdAt.toISOString(),
    })),
    orders: await wireListOf(
      db,
      own.map((order) => ({ order, customer })),
    ),
    version: versionOfMoment(customer),
  };
}
