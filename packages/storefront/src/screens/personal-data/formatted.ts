import type { CustomerProfile } from '@ponte/domain';
import { formatDocument, type DocumentType } from '@ponte/regional/documents';

/** Document types by the store's names. */
const types: Readonly<Record<string, { readonly type: DocumentType; readonly label: string }>> = {
  CPF: { type: 'cpf', label: 'CPF' },
  CNPJ: { type: 'cnpj', label: 'CNPJ' },
  RUC: { type: 'ruc', label: 'RUC' },
  CEDULA: { type: 'cedula', label: 'CI' },
};

/** `number` is empty when there is none. */
export function formattedDocument({
  documentType,
  document,
}: Pick<CustomerProfile, 'documentType' | 'document'>): {
  readonly type: string;
  readonly number: string;
} {
  const known = types[documentType];
  return known && document
    ? { type: known.label, number: formatDocument(known.type, document) }
    : { type: documentType, number: document };
}
