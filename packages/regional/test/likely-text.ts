import * as fc from 'fast-check';
import * as masks from '../src/masks/index.ts';
import { anyText } from './any-text.ts';

export const allMasks: readonly (readonly [string, masks.Mask])[] = Object.entries(masks).flatMap(
  ([name, value]) => (typeof value === 'object' ? [[name, value] as const] : []),
);

/** Fragments of phone numbers and documents, so that random texts come close to real ones. */
export const likelyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '+',
        '55',
        '+55',
        '0055',
        '595',
        '54',
        '0',
        '9',
        '(',
        ')',
        ' ',
        '-',
        '.',
        '/',
      ),
      fc.constantFrom('CPF: ', 'CNPJ', 'a', 'Z', '11', '98765', '4321', '12ABC34501DE35'),
      fc.nat(9999).map(String),
      anyText.map((text) => text.slice(0, 3)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
