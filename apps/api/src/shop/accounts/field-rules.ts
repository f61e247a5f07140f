/** The rules of accounts.md §5 that involve more than one field. */
import { forbiddenPassword } from '@ponte/contract/limits';
import { documentTypesOf, type DocumentType } from '@ponte/contract/rules/customer-kind';
import { documentRules } from '@ponte/contract/rules/documents';
import { isSameEmail } from '@ponte/contract/rules/email';
import { readPhone } from '@ponte/contract/rules/phone';
import { checkDocument } from '@ponte/regional/documents';
import { parseCep } from '@ponte/regional/postal';
import { fieldTexts, type FieldText, type Text } from '../../platform/http/failure-texts.ts';
import type { FieldErrors } from '../../platform/http/failure.ts';
import { fieldName } from '../../platform/http/field-names.ts';
import { asciiEmail } from './customers.ts';

export class FormErrors {
  readonly #fields = new Map<string, Text[]>();

  add(field: string, text: Text | FieldText): void {
    const sentence = typeof text === 'function' ? text(fieldName(field)) : text;
    this.#fields.set(field, [...(this.#fields.get(field) ?? []), sentence]);
  }

  /** Undefined when there are no errors. */
  get fields(): FieldErrors | undefined {
    return this.#fields.size > 0 ? Object.fromEntries(this.#fields) : undefined;
  }
}

const sentences = {
  passwordsDiffer: {
    pt: 'As senhas não coincidem. Tente novamente.',
    es: 'Las contraseñas no coinciden. Intente nuevamente.',
  },
  passwordIsPassword: {
    pt: 'A senha não pode ser a palavra "password".',
    es: 'La contraseña no puede ser la palabra "password".',
  },
  passwordBlank: {
    pt: 'A senha não pode ter só espaços.',
    es: 'La contraseña no puede tener solo espacios.',
  },
  emailsDiffer: {
    pt: 'Os e-mails devem ser iguais',
    es: 'Los correos electrónicos deben ser iguales',
  },
  documentWrong: {
    pt: 'O documento informado não é válido.',
    es: 'El documento informado no es válido.',
  },
  documentOfOtherCountry: {
    pt: 'Este tipo de documento não corresponde à nacionalidade.',
    es: 'Este tipo de documento no corresponde a la nacionalidad.',
  },
  phoneWrong: {
    pt: 'O telefone informado não é válido.',
    es: 'El teléfono informado no es válido.',
  },
} as const satisfies Record<string, Text>;

/** Length was checked by the contract. */
export function checkNewPassword(
  errors: FormErrors,
  body: { readonly password: string; readonly password_confirmation: string },
): void {
  if (body.password === forbiddenPassword) {
    errors.add('password', sentences.passwordIsPassword);
  }
  if (body.password.trim() === '') errors.add('password', sentences.passwordBlank);
  if (body.password !== body.password_confirmation) {
    errors.add('password_confirmation', sentences.passwordsDiffer);
  }
}

/** E-mail and its confirmation agree, ignoring case, and the domain can exist. */
export function checkEmails(
  errors: FormErrors,
  body: { readonly email: string; readonly email_confirmation: string },
): void {
  if (asciiEmail(body.email) === undefined) errors.add('email', fieldTexts.invalid);
  if (!isSameEmail(body.email, body.email_confirmation)) {
    errors.add('email_confirmation', sentences.emailsDiffer);
  }
}

/**
 * Checks a document's check digits.
 * @returns its normalised form; null when none is given and none required
 */
export function checkDocumentOf(
  errors: FormErrors,
  { type, document, foreign }: DocumentClaim,
): string | null {
  const allowed: readonly DocumentType[] = documentTypesOf[foreign ? 'foreign' : 'resident'];
  if (!allowed.includes(type)) {
    errors.add('documento_tipo', sentences.documentOfOtherCountry);
    return null;
  }
  if (document === undefined || document.trim() === '') {
    if (!foreign) errors.add('documento', fieldTexts.required);
    return null;
  }
  const checked = checkDocument(documentRules[type], document);
  if (checked.ok) return checked.document;
  errors.add('documento', sentences.documentWrong);
  return null;
}

export interface DocumentClaim {
  readonly type: DocumentType;
  readonly document: string | undefined;
  readonly foreign: boolean;
}

/** Parses a phone in any common form; returns it as E.164. */
export function checkPhone(errors: FormErrors, phone: string, foreign: boolean): string {
  const parsed = readPhone(phone, foreign ? 'foreign' : 'resident');
  if (parsed.ok) return parsed.phone.e164;
  errors.add('telefone', sentences.phoneWrong);
  return phone;
}

/** Returns the eight digits of a Brazilian postal code. */
export function checkPostalCode(
  errors: FormErrors,
  cep: string | null | undefined,
  required: boolean,
): string | null {
  if (!cep?.trim()) {
    if (required) errors.add('cep', fieldTexts.required);
    return null;
  }
  const parsed = parseCep(cep);
  if (parsed.ok) return parsed.cep;
  errors.add('cep', fieldTexts.invalid);
  return null;
}
