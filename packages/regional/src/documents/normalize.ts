import type { DocumentType } from './types.ts';

/**
 * The form in which a document is compared, checked and sent: without dots, slashes, dashes, white
 * space or invisible characters from copying; CNPJ letters in capitals; RUC and cédula without
 * leading zeros. Any other character stays, so that a check refuses it.
 *
 * A cédula keeps its dashes, because a dash tells a RUC from it. An RG only loses control
 * characters and extra white space.
 * @example normalizeDocument('cnpj', '12.abc.345/01de-35') // "12ABC34501DE35"
 */
export function normalizeDocument(type: DocumentType, input: string): string {
  const visible = input.replace(/\p{Cf}+/gu, '');
  if (type === 'rg') return visible.replace(/[\s\p{Cc}]+/gu, ' ').trim();

  const plain = visible.replace(type === 'cedula' ? /[\s.]+/g : /[\s./\p{Pd}\u2212]+/gu, '');
  // ASCII only: toUpperCase would turn "ß" and "ı" into letters that a CNPJ may have.
  if (type === 'cnpj') return plain.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
  return type === 'cpf' ? plain : plain.replace(/^0+(?=\d)/, '');
}
