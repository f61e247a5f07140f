import type { DocumentType } from './types.ts';

/**
 * The plain form in which a document is compared, checked and sent: without dots, slashes, dashes
 * of any kind, white space or the invisible marks that come along when text is copied; CNPJ letters
 * in capitals; no zeros before a RUC or cédula. Characters that belong to no document stay, so
 * that a check can refuse them instead of guessing.
 *
 * A cédula keeps its dashes, for a dash is what tells a RUC from it. An RG only loses control
 * characters and surplus white space.
 *
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
