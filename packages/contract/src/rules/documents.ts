import { isValidDocument } from '@ponte/regional/documents';
import { documentTypesOf, type CustomerKind, type DocumentType } from './customer-kind.ts';
import type { Rule } from './rule.ts';

/** Each document as `@ponte/regional` calls it: the rule of the same name checks its digits. */
export const documentRules = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  RUC: 'ruc',
  CEDULA: 'cedula',
} as const satisfies Record<DocumentType, Rule>;

/** Who gives which document. */
export interface DocumentClaim {
  readonly kind: CustomerKind;
  /** What was chosen. A Brazilian does not choose: the document tells a CPF from a CNPJ. */
  readonly documentType: string;
  readonly document: string;
}

/** The type of a document by its format; undefined when this kind of customer has none like it. */
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

/** What is wrong with a document that was given; undefined when it is right. */
export function documentProblem(claim: DocumentClaim): Rule | undefined {
  const type = documentTypeOf(claim);
  if (!type) return claim.kind === 'foreign' ? 'cpfOrCnpj' : 'ruc';
  return isValidDocument(documentRules[type], claim.document) ? undefined : documentRules[type];
}
