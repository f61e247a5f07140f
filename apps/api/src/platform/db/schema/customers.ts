import type { DocumentType } from '@ponte/contract/rules/customer-kind';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every accented letter of Portuguese and Spanish, and its plain one. */
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const plain = 'aaaaaeeeeiiiiooooouuuucn';
const letters = `'${accented}${accented.toUpperCase()}', '${plain}${plain}'`;

const textSearch = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case: one mailbox is one customer. */
    email: text('email').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    /** A PHC string of argon2id. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    /** A foreign buyer: a Brazilian. */
    foreign: boolean('is_foreign').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    documentType: text('document_type').$type<DocumentType>().notNull(),
    /** Without punctuation. */
    document: text('document'),
    /** For card payments, when the customer's document is of another kind. Digits only. */
    cpf: text('cpf'),
    identity: text('identity').notNull(),
    identityExtra: text('identity_extra'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lastLoginAt: moment('last_login_at'),
    /** The words of their names without accents, as staff look for them. */
    words: textSearch('words').generatedAlwaysAs(
      sql.raw(
        `to_tsvector('simple', translate(first_name || ' ' || last_name || ' ' || coalesce(company_name, ''), ${letters}))`,
      ),
    ),
    /** Their data were erased: see `accounts/erase-customer.ts`. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('customers_by_email_start').on(table.email.asc().op('text_pattern_ops')),
    index('customers_by_name').using('gin', table.words),
    // A phone is looked for by its end: without its country, area or the zero before it.
    index('customers_by_phone_end').on(sql`reverse(${table.phone}) text_pattern_ops`),
    index('customers_by_document').on(table.document.asc().op('text_pattern_ops')),
    index('customers_by_cpf').on(table.cpf.asc().op('text_pattern_ops')),
  ],
);

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    name: text('name').notNull(),
    postalCode: text('postal_code'),
    street: text('street').notNull(),
    number: text('number'),
    district: text('district'),
    complement: text('complement'),
    directions: text('directions'),
    cityId: integer('city_id'),
    stateId: integer('state_id'),
    countryId: integer('country_id').notNull(),
    active: boolean('active').notNull().default(true),
    main: boolean('main').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_by_customer').on(table.customerId),
    uniqueIndex('addresses_one_main')
      .on(table.customerId)
      .where(sql`main and active`),
  ],
);

export type DocumentSide = 'front' | 'back';

export const customerDocuments = pgTable(
  'customer_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    side: text('side').$type<DocumentSide>().notNull(),
    /** Made by the server and never sent to a client. */
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('customer_documents_by_customer').on(table.customerId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: reading the database does not reveal it. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_by_customer').on(table.customerId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** `change`: confirms another address, which replaces the customer's. */
export type MailLinkPurpose = 'confirm' | 'reset' | 'change';

export const mailLinks = pgTable(
  'mail_links',
  {
    /** The id in the link; not a secret. */
    uid: text('uid').primaryKey(),
    customerId: customerId(),
    purpose: text('purpose').$type<MailLinkPurpose>().notNull(),
    /** The address that a link of `change` confirms. */
    newEmail: text('new_email'),
    /** SHA-256 of the secret parts of the link. */
    secretHash: text('secret_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_links_by_customer').on(table.customerId)],
);
