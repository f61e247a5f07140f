import { domainToASCII, domainToUnicode } from 'node:url';
import type { WireUser } from '@ponte/contract/accounts';
import { emailPattern } from '@ponte/contract/rules/email';
import type { Lang } from '@ponte/contract/wire';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { customers } from '../../platform/db/schema/index.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { listAddresses, wireAddressOf } from './addresses.ts';
import { pendingEmail } from './mail-links.ts';

/**
 * An e-mail address in lower case with its domain in ASCII, as mail servers compare it.
 * @returns undefined when no such domain can exist
 */
export function asciiEmail(email: string): string | undefined {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const ascii = `${local}@${domainToASCII(domain)}`;
  // `domainToASCII` turns some names into IP addresses.
  return emailPattern.test(ascii) ? ascii : undefined;
}

/** The key of an account: one mailbox is one customer, however its address is written. */
export function normalizeEmail(email: string): string {
  return asciiEmail(email) ?? email.trim().toLowerCase();
}

/** The address with its domain in Unicode. */
export function readableEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local}@${domainToUnicode(domain) || domain}`;
}

/** The mailbox of an address: `name+tag@` is delivered to `name@`. */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/, '');
}

/** Also finds early customers, whose domain was stored as they wrote it. */
export async function findCustomerByEmail(db: Db, email: string): Promise<Customer | undefined> {
  const ascii = normalizeEmail(email);
  const spellings = [email.trim().toLowerCase(), ascii, readableEmail(ascii)];
  const rows = await db.select().from(customers).where(inArray(customers.email, spellings));
  return spellings
    .map((spelling) => rows.find((row) => row.email === spelling))
    .find((row) => row !== undefined);
}

/** The language of a customer's mails and screens: Portuguese for foreigners. */
export function languageOf({ foreign }: Pick<Customer, 'foreign'>): Lang {
  return foreign ? 'pt' : 'es';
}

/** A customer's CPF, required for card payments; null while there is none on file. */
export function cpfOf({
  document,
  documentType,
  cpf,
}: Pick<Customer, 'document' | 'documentType' | 'cpf'>): string | null {
  return (documentType === 'CPF' ? document : null) ?? cpf;
}

/** A customer in the wire's form, with the addresses that are not deleted. */
export async function wireUserOf(db: Db, customer: Customer, now: number): Promise<WireUser> {
  const addresses = await listAddresses(db, customer.id);
  const pending = await pendingEmail(db, customer.id, now);
  return {
    id: customer.id,
    nome: customer.firstName,
    sobrenome: customer.lastName,
    razao_social: customer.companyName,
    email: readableEmail(customer.email),
    email_verified_at: customer.emailVerifiedAt?.toISOString() ?? null,
    email_pendente: pending === undefined ? null : readableEmail(pending),
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
