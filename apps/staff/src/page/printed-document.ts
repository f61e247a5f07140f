import type { StaffCustomer } from '@ponte/contract/staff';
import { formatDocument, type DocumentType } from '@ponte/regional/documents';

type Kind = StaffCustomer['documentType'];

/** Types of documents, as they are printed. */
const printed = {
  CPF: { type: 'cpf', name: 'CPF' },
  CNPJ: { type: 'cnpj', name: 'CNPJ' },
  RUC: { type: 'ruc', name: 'RUC' },
  CEDULA: { type: 'cedula', name: 'CI' },
} as const satisfies Record<Kind, { type: DocumentType; name: string }>;

/** `CPF 529.982.247-25` */
export function printedDocument(kind: Kind, document: string): string {
  const { type, name } = printed[kind];
  return `${name} ${formatDocument(type, document)}`;
}
