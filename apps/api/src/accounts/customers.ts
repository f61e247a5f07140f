/** Customers in the database and on the wire. */
import type { WireUser } from '@ponte/contract/accounts';
import type { Lang } from '@ponte/contract/wire';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customers } from '../db/schema/index.ts';
import type { Customer } from '../security/sessions.ts';
import { listAddresses, wireAddressOf } from './addresses.ts';

/** One mailbox is one customer, however its address is written. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whose mailbox an address is: what stands behind a plus leads into the same one. */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/, '');
}

/** A customer by e-mail address. */
export async function findCustomerByEmail(db: Db, email: string): Promise<Customer | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, normalizeEmail(email)));
  return row;
}

/** The language of a customer's mails and screens: Portuguese for foreigners. */
export function languageOf({ foreign }: Pick<Customer, 'foreign'>): Lang {
  return foreign ? 'pt' : 'es';
}

/** The CPF of a customer, which a payment by card needs; null while there is none on file. */
export function cpfOf({
  document,
  documentType,
  cpf,
}: Pick<Customer, 'document' | 'documentType' | 'cpf'>): string | null {
  return (documentType === 'CPF' ? document : null) ?? cpf;
}

/** A customer as the wire carries one, with the addresses that are not deleted. */
export async function wireUserOf(db: Db, customer: Customer): Promise<WireUser> {
  const addresses = await listAddresses(db, customer.id);
  return {
    id: customer.id,
    nome: customer.firstName,
    sobrenome: customer.lastName,
    razao_social: customer.companyName,
    email: customer.email,
    email_verified_at: customer.emailVerifiedAt?.toISOString() ?? null,
    documento: customer.document,
    documento_tipo: customer.documentType,
    cpf: cpfOf(customer),
    estrangeiro: customer.foreign ? 1 : 0,
    // The wire carries digits without a plus (decisions.md 28).
    telefone: customer.phone.replace(/^\+/, ''),
    data_ultimo_login: customer.lastLoginAt?.toISOString() ?? null,
    enderecos: await Promise.all(addresses.map(wireAddressOf)),
  };
}
