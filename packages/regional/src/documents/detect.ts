import type { DocumentType } from './types.ts';
import { isValidDocument } from './validate.ts';

/**
 * The documents that have a shape to be recognised by, in the order in which they are considered:
 * those with most check digits first. RG is free text: anything can be one.
 */
const recognisable: readonly DocumentType[] = ['cnpj', 'cpf', 'ruc', 'cedula'];

/**
 * Which documents a complete input can be, the most certain first; none when it is a valid
 * document of no kind. A number of 5 to 8 digits without a dash can be both a RUC and a cédula.
 *
 * @example detectDocument('529.982.247-25') // ['cpf']
 * @example detectDocument('26603') // ['ruc', 'cedula']
 */
export function detectDocument(input: string): DocumentType[] {
  return recognisable.filter((type) => isValidDocument(type, input));
}
