import { isValidDocument } from '@ponte/regional/documents';
import { documentTypesOf, type CustomerKind, type DocumentType } from './customer-kind.ts';
import type { Rule } from './rule.ts';

/** The name of each document in `@ponte/regional`, which is also its rule's. */
export const documentRules = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  RUC: 'ruc',
  CEDULA: 'cedula',
} as const satisfies Record<DocumentType, Rule>;

export interface DocumentClaim {
  readonly kind: CustomerKind;
  /** The chosen type. Ignored for Brazilians, whose number distinguishes a CPF from a CNPJ. */
  readonly documentType: string;
  readonly document: string;
}

/** A document's type by its format; undefined when this kind of customer has none like it. */
export function documentTypeOf({
  kind,
  documentType,
  document,
}: DocumentClaim): DocumentType | undefined {
  if (kind === 'resident') return documentTypesOf.resident.find((type) => type === documentType);
  const characters = document.replace(/[^\da-z]+/gi, '');
  if (/^[\s\d./\p{Pd}\p{Cf}]*$/u.test(document) && characters.length <= 11) return 'CPF';
  return /^[\s\da-z./\p{Pd}\p{Cf}]*$/iu.test(document) ? 'CNPJ' : undefined;
}

/** Undefined when the document is valid. */
export function documentProblem(claim: DocumentClaim): Rule | undefined {
  const type = documentTypeOf(claim);
  if (!type) return claim.kind === 'foreign' ? 'cpfOrCnpj' : 'ruc';
  return isValidDocument(documentRules[type], claim.document) ? undefined : documentRules[type];
}
