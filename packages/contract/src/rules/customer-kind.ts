/** Brazilians buy as foreigners, Paraguayans as residents (accounts.md §1). */
export const customerKinds = ['foreign', 'resident'] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const documentTypes = ['CPF', 'CNPJ', 'RUC', 'CEDULA'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypesOf = {
  foreign: ['CPF', 'CNPJ'],
  resident: ['RUC', 'CEDULA'],
} as const satisfies Record<CustomerKind, readonly DocumentType[]>;
