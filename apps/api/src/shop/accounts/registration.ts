import type { RegisterBody } from '@ponte/contract/accounts';
import type { AppContext } from '../../adapters/app-context.ts';
import { confirmationLetter } from '../../adapters/mail/account-letters.ts';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { addresses, customers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import {
  invalid,
  invalidField,
  success,
  type FailureOf,
  type Result,
} from '../../platform/http/failure.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { asksPhotos } from '../../platform/store-info/document-photos.ts';
import type { StoreInfo } from '../../platform/store-info/store-info.ts';
import type { NewAddress } from './addresses.ts';
import { findCustomerByEmail, languageOf, mailboxOf, normalizeEmail } from './customers.ts';
import { assignDocuments, storeDocuments } from './document-files.ts';
import {
  checkDocumentOf,
  checkEmails,
  checkNewPassword,
  checkPhone,
  checkPostalCode,
  FormErrors,
} from './field-rules.ts';
import { makeMailLink } from './mail-links.ts';
import { findPlace } from './places.ts';
import { checkUploads, readDocuments, requireUploads, type Uploads } from './uploads.ts';

export interface Registration {
  readonly customer: Omit<typeof customers.$inferInsert, 'id' | 'passwordHash'>;
  readonly password: string;
  readonly address: NewAddress;
  /** Checked by size, name and first bytes only; not decoded yet. */
  readonly uploads: Uploads;
}

export const emailInUse: Text = {
  pt: 'O e-mail informado já está em uso.',
  es: 'El correo electrónico informado ya está en uso.',
};

/** The name of the first address: the form asks for none. */
const firstAddress: Text = { pt: 'Meu endereço', es: 'Mi dirección' };

const countryOf = { true: 1, false: 2 } as const;

/**
 * Applies the rules of accounts.md §5; the form's shape was checked before. Photos that the shop does not ask for
 * are not kept.
 */
export async function readRegistration(
  body: RegisterBody,
  store: StoreInfo,
): Promise<Result<Registration, FailureOf<422>>> {
  const foreign = body.estrangeiro === '1';
  const errors = new FormErrors();
  checkEmails(errors, body);
  checkNewPassword(errors, body);
  const document = checkDocumentOf(errors, {
    type: body.documento_tipo,
    document: body.documento,
    foreign,
  });
  const phone = checkPhone(errors, body.telefone, foreign);
  if (foreign && !body.identidade_complemento?.trim()) {
    errors.add('identidade_complemento', fieldTexts.required);
  }
  const address = await readAddress(errors, body, foreign);
  const uploads = asksPhotos(store, foreign) ? body : {};
  if (uploads === body) requireUploads(errors, body);
  await checkUploads(errors, uploads, 'registration');
  if (errors.fields) return invalid(errors.fields);
  return success({
    customer: {
      email: normalizeEmail(body.email),
      firstName: body.nome.trim(),
      lastName: body.sobrenome.trim(),
      companyName: textOrNull(body.razao_social),
      foreign,
      phone,
      documentType: body.documento_tipo,
      document,
      identity: body.identidade.trim(),
      identityExtra: textOrNull(body.identidade_complemento),
    },
    password: body.password,
    address,
    uploads,
  });
}

async function readAddress(
  errors: FormErrors,
  body: RegisterBody,
  foreign: boolean,
): Promise<NewAddress> {
  const countryId = countryOf[`${foreign}`];
  if (body.pais_id !== undefined && Number(body.pais_id) !== countryId) {
    errors.add('pais_id', fieldTexts.invalid);
  }
  const postalCode = foreign ? checkPostalCode(errors, body.cep, true) : null;
  const cityId = Number(body.cidade_id) || null;
  if (!foreign && !body.estado_id) errors.add('estado_id', fieldTexts.required);
  if (!foreign && cityId === null) errors.add('cidade_id', fieldTexts.required);
  const place = cityId === null ? undefined : await findPlace(cityId);
  if (cityId !== null && place?.country.id !== countryId) {
    errors.add('cidade_id', fieldTexts.notFound);
  } else if (place && body.estado_id && Number(body.estado_id) !== place.state.id) {
    errors.add('estado_id', fieldTexts.invalid);
  }
  return {
    name: firstAddress[foreign ? 'pt' : 'es'],
    postalCode,
    street: body.logradouro.trim(),
    number: textOrNull(body.numero),
    district: textOrNull(body.bairro),
    complement: textOrNull(body.complemento),
    directions: textOrNull(body.como_chegar),
    cityId: place?.city.id ?? null,
    stateId: place?.state.id ?? null,
    countryId,
  };
}

/**
 * Stores a registration and sends the confirmation mail.
 * @param signal aborts when the client disconnects
 */
export async function storeRegistration(
  context: AppContext,
  { customer, password, address, uploads }: Registration,
  signal: AbortSignal,
): Promise<FailureOf<422 | 429 | 503> | 'registered'> {
  const { db, clock } = context;
  const taken = invalidField('email', () => emailInUse);
  if (await findCustomerByEmail(db, customer.email)) return taken;
  const documents = await readDocuments(uploads, 'registration', signal);
  if (!documents.ok) return documents;
  const wait = await mayConfirm(context, customer.email);
  if (wait !== undefined) return tooMany(wait);
  const passwordHash = await hashPassword(password);
  const stored = await storeDocuments(context, documents.value);
  const kept = await repeatable(db, async (tx) => {
    const [row] = await tx
      .insert(customers)
      .values({ ...customer, passwordHash })
      .onConflictDoNothing({ target: customers.email })
      .returning();
    // The address was registered concurrently.
    if (!row) return undefined;
    await tx.insert(addresses).values({ ...address, customerId: row.id, main: true });
    await assignDocuments(tx, row.id, stored, clock.now());
    await postConfirmation(context, tx, row);
    return row;
  });
  return kept ? 'registered' : taken;
}

/**
 * Seconds to wait before another confirmation may be sent to an address; undefined when it may be
 * sent now. Any address can be written into a form: this limits how much mail that causes.
 */
export function mayConfirm(
  { limiter, limits }: AppContext,
  email: string,
): Promise<number | undefined> {
  return limiter.hit(limits.LIMIT_CONFIRMATION_MAILS, mailboxOf(email));
}

export async function postConfirmation(
  { clock, origins }: AppContext,
  db: Db,
  customer: Customer,
): Promise<void> {
  const lang = languageOf(customer);
  const { uid, token } = await makeMailLink(db, customer.id, 'confirm', clock.now());
  const link = `${origins[lang]}/app/confirmation-email/${uid}/${token}`;
  const letter = confirmationLetter(lang, {
    shop: await readMailShop(db, lang, origins[lang]),
    name: customer.firstName,
    link,
  });
  await postMail(db, { recipient: customer.email, ...written(letter) }, clock.now());
}

function textOrNull(text: string | undefined): string | null {
  return text?.trim() || null;
}
