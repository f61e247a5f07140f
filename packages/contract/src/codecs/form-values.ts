import { checkDocument } from '@ponte/regional/documents';
import { countries, type Country } from '@ponte/regional/places';
import { parseCep } from '@ponte/regional/postal';
/** Converts form values for requests. */
import type { CustomerKind, DocumentType } from '../rules/customer-kind.ts';
import { documentRules, documentTypeOf } from '../rules/documents.ts';
import { readPhone } from '../rules/phone.ts';
import type { Upload } from '../rules/uploads.ts';

export function countryOf(kind: CustomerKind): Country {
  const code = kind === 'foreign' ? 'BR' : 'PY';
  const country = countries.find((one) => one.code === code);
  if (!country) throw new TypeError(`No country ${code}.`);
  return country;
}

/** Digits with the calling code (decision 28). */
export function phoneDigits(phone: string, kind: CustomerKind): string {
  const read = readPhone(phone, kind);
  return (read.ok ? read.phone.e164 : phone).replace(/\D+/g, '');
}

/** Without a document, the type is the country's default. */
export function documentOf(
  kind: CustomerKind,
  claim: { readonly documentType: string; readonly document: string },
): { readonly documento_tipo: DocumentType; readonly documento: string } {
  const type = documentTypeOf({ kind, ...claim }) ?? (kind === 'foreign' ? 'CPF' : 'RUC');
  const checked = checkDocument(documentRules[type], claim.document);
  return { documento_tipo: type, documento: checked.ok ? checked.document : claim.document };
}

/** Eight digits. */
export function postalCodeDigits(postalCode: string): string {
  const parsed = parseCep(postalCode);
  return parsed.ok ? parsed.cep : postalCode;
}

/**
 * The file behind an upload.
 * @throws TypeError when a form holds something else
 */
export function fileOf(upload: Upload): Blob {
  if (upload instanceof Blob) return upload;
  throw new TypeError('A form can send files only.');
}
