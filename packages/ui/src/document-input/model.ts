import {
  detectDocument,
  formatDocument,
  isValidDocument,
  normalizeDocument,
  type DocumentType,
} from '@ponte/regional/documents';
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

/** Whether a text is valid as one of these documents; an RG too, which is free text and never detected. */
export function isDocument(text: string, types: readonly DocumentType[]): boolean {
  return types.some((type) => isValidDocument(type, text));
}

/**
 * The document that a wrong text was meant to be, where that can be said: the only one that is asked
 * for, or by its length a CPF or a CNPJ.
 */
export function meantDocument(
  text: string,
  types: readonly DocumentType[],
): DocumentType | undefined {
  if (types.length < 2) return types[0];
  if (types.some((type) => type !== 'cpf' && type !== 'cnpj')) return undefined;
  const raw = cpfOrCnpjMask.read(text);
  if (raw === undefined) return undefined;
  return /^\d{0,11}$/.test(raw) ? 'cpf' : 'cnpj';
}

/**
 * The document that a text is, as it is sent: without punctuation, as the first one that it can be. Where
 * a RUC and a cédula may be given, the dash stays, which distinguishes the two.
 * @example documentValue('529.982.247-25', ['cpf', 'cnpj']) // '52998224725'
 */
export function documentValue(text: string, types: readonly DocumentType[]): string {
  const [found] = recogniseDocument(text, types);
  const isBrazilian = found === 'cpf' || found === 'cnpj';
  if (types.includes('ruc') && types.includes('cedula') && !isBrazilian) {
    return normalizeDocument('cedula', text);
  }
  const type = found ?? types[0];
  return type ? normalizeDocument(type, text) : text;
}

/** A document that was given, as it is printed where it can be only one. */
export function printedDocument(text: string, types: readonly DocumentType[]): string {
  const [type, other] = recogniseDocument(text, types);
  return type && !other ? formatDocument(type, text) : text;
}
