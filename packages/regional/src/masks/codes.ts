import { normalizeDocument, withoutPunctuation } from '../documents/normalize.ts';
import type { Mask } from './mask.ts';

/**
 * A mask of what `plain` leaves of a text.
 * @param shape a plain text, complete or partly typed
 * @param label what a copied text may begin with
 */
function codeMask(
  inputMode: Mask['inputMode'],
  plain: (text: string) => string,
  shape: RegExp,
  layout: Mask['layout'],
  label = labelOf('cpf|cep|r\\.?u\\.?c|c\\.?i'),
): Mask {
  const fit = (characters: string) => {
    const raw = plain(characters);
    return shape.test(raw) ? raw : undefined;
  };
  return { inputMode, read: (text) => fit(text.replace(label, '')), fit, layout };
}

/** "C.I. Nº ", or anything that ends in a colon. */
function labelOf(names: string): RegExp {
  return new RegExp(`^[^\\p{N}:]*:|^\\s*(?:${names})[\\s.]+(?:n[\\s.º°]+)?`, 'iu');
}

const cpfLayout = '###.###.###-##';
const cnpjLayout = '##.###.###/####-##';

/** CPF, ###.###.###-##; raw is its 11 digits. */
export const cpfMask: Mask = codeMask('numeric', withoutPunctuation, /^\d{0,11}$/, () => cpfLayout);

/** Postal code of Brazil, #####-###; raw is its 8 digits. */
export const cepMask: Mask = codeMask(
  'numeric',
  withoutPunctuation,
  /^\d{0,8}$/,
  () => '#####-###',
);

/**
 * RUC, ########-#; raw is its digits, or digits and a letter, the check digit last. With 3 to 8
 * characters before the check digit, the dash moves: 4123456-7, 80028061-0 and 1234567A-2. A dash
 * behind a whole number waits for its check digit.
 */
export const rucMask: Mask = codeMask(
  'text',
  (text) => normalizeDocument('ruc', text),
  /^(?:\d{0,8}|\d{1,7}[A-D])[\d-]?$/,
  (raw) => (/\w{3}\d$/.test(raw) ? `${'#'.repeat(raw.length - 1)}-#` : '#'.repeat(raw.length)),
);

/** Paraguayan cédula, #.###.###; raw is its digits, at most 8. */
export const cedulaMask: Mask = codeMask(
  'numeric',
  (text) => normalizeDocument('cedula', text),
  /^\d{0,8}$/,
  ({ length }) => '#'.repeat(length).replace(/(?!^)(?=(###)+$)/g, '.'),
);

/** 12 letters or digits and 2 check digits. */
function companyMask(layout: Mask['layout']): Mask {
  // "CNPJ: 12.345…" may be pasted with its label; a masked text has a dot after two characters.
  return codeMask(
    'text',
    withoutPunctuation,
    /^[\dA-Z]{0,12}\d{0,2}$/,
    layout,
    labelOf('cpf|cnpj'),
  );
}

/** CNPJ, ##.###.###/####-##, of digits or of the letters and digits in force since July 2026. */
export const cnpjMask: Mask = companyMask(() => cnpjLayout);

/** A CPF up to 11 digits; a CNPJ from the first letter or the twelfth digit on. */
export const cpfOrCnpjMask: Mask = companyMask((raw) =>
  /^\d{0,11}$/.test(raw) ? cpfLayout : cnpjLayout,
);
