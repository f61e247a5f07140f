import { digitsOf, type Mask } from './mask.ts';

function digitMask(size: number, layout: (raw: string) => string): Mask {
  const fit = (digits: string) => digits.slice(0, size);
  return {
    inputMode: 'numeric',
    read: (text) => fit(digitsOf(text)),
    keep: digitsOf,
    fit,
    layout,
  };
}

const cpfLayout = '###.###.###-##';
const cnpjLayout = '##.###.###/####-##';

/** CPF, ###.###.###-##; raw is its 11 digits. */
export const cpfMask: Mask = digitMask(11, () => cpfLayout);

/** Postal code of Brazil, #####-###; raw is its 8 digits. */
export const cepMask: Mask = digitMask(8, () => '#####-###');

/**
 * RUC, ########-#; raw is its digits, the check digit last. With 4 to 8 digits before the check
 * digit, the dash moves: 4123456-7 and 80028061-0.
 */
export const rucMask: Mask = digitMask(9, ({ length }) =>
  length < 5 ? '#####' : `${'#'.repeat(length - 1)}-#`,
);

/** Paraguayan cédula, #.###.###; raw is its digits, at most 8. */
export const cedulaMask: Mask = digitMask(8, ({ length }) =>
  '#'.repeat(length).replace(/(?!^)(?=(###)+$)/g, '.'),
);

/** 12 letters or digits and 2 check digits. */
function companyMask(layout: (raw: string) => string): Mask {
  const keep = (text: string) => text.replace(/[^\da-z]+/gi, '').toUpperCase();
  const fit = (characters: string) =>
    (characters.slice(0, 12) + digitsOf(characters.slice(12))).slice(0, 14);
  return {
    inputMode: 'text',
    // "CNPJ: 12.345…" may be pasted with its label; a masked text has a dot after two characters.
    read: (text) => fit(keep(text.replace(/^\W*c(?:pf|npj)\W+/i, ''))),
    keep,
    fit,
    layout,
  };
}

/** CNPJ, ##.###.###/####-##, of digits or of the letters and digits in force since July 2026. */
export const cnpjMask: Mask = companyMask(() => cnpjLayout);

/** A CPF up to 11 digits; a CNPJ from the first letter or the twelfth digit on. */
export const cpfOrCnpjMask: Mask = companyMask((raw) =>
  /^\d{0,11}$/.test(raw) ? cpfLayout : cnpjLayout,
);
