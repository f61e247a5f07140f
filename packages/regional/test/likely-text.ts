import * as fc from 'fast-check';
import * as masks from '../src/masks/index.ts';
import { anyText } from './any-text.ts';

/** Every mask that is exported, by its name. */
export const allMasks: readonly (readonly [string, masks.Mask])[] = Object.entries(masks).flatMap(
  ([name, value]) => (typeof value === 'object' ? [[name, value] as const] : []),
);

/** Texts out of which phone numbers and documents are made, so that random ones come close to real. */
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
