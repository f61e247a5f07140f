import type { DocumentType } from './types.ts';
import { isValidDocument } from './validate.ts';

/** Documents with a recognisable format, those with most check digits first. RG is free text. */
const recognisable: readonly DocumentType[] = ['cnpj', 'cpf', 'ruc', 'cedula'];

/**
 * The documents that a complete input can be, most certain first; empty when it is valid as none. 4
 * to 8 digits without a dash can be a RUC or a cédula.
 * @example detectDocument('529.982.247-25') // ['cpf']
 * @example detectDocument('26603') // ['ruc', 'cedula']
 */
export function detectDocument(input: string): DocumentType[] {
  return recognisable.filter((type) => isValidDocument(type, input));
}
