import { detectDocument, normalizeDocument, type DocumentType } from '@ponte/regional/documents';
import {
  cedulaMask,
  cnpjMask,
  cpfMask,
  cpfOrCnpjMask,
  rucMask,
  type Mask,
} from '@ponte/regional/masks';

/** Where no mask fits all that may be typed: an RG, or a RUC and a cédula in one field. */
const mixedMask: Mask = {
  inputMode: 'text',
  read: (text) => text,
  fit: (characters) => characters,
  layout: ({ length }) => '#'.repeat(length),
};

const masks: Readonly<Record<string, Mask>> = {
  cpf: cpfMask,
  cnpj: cnpjMask,
  'cnpj,cpf': cpfOrCnpjMask,
  ruc: rucMask,
  cedula: cedulaMask,
};

/** The mask that suits all of these documents. */
export function documentMask(types: readonly DocumentType[]): Mask {
  return masks[types.toSorted().join()] ?? mixedMask;
}

/** Which of these documents a text is, complete and with right check digits. */
export function recogniseDocument(
  text: string,
  types: readonly DocumentType[],
): readonly DocumentType[] {
  return detectDocument(text).filter((type) => types.includes(type));
}

/**
 * The text as it is sent: without punctuation, as the first document that it can be. Where a RUC and
 * a cédula may be given, the dash stays, which distinguishes the two.
 */
export function plainDocument(text: string, types: readonly DocumentType[]): string {
  if (types.includes('ruc') && types.includes('cedula')) return normalizeDocument('cedula', text);
  const type = recogniseDocument(text, types)[0] ?? types[0];
  return type ? normalizeDocument(type, text) : text;
}
