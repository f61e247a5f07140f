import { digitsOf, type Mask } from './mask.ts';

/**
 * A country's phone mask; raw is the digits without calling code and trunk prefix. Accepts numbers
 * as copied: +55 11…, 0055 11…, 55 11…, 0 11…, with any punctuation.
 * @param code the calling code
 * @param size the most digits without the calling code
 * @param trunk the prefix dialled inside the country
 * @param typedCode matches a calling code typed without a plus
 */
function phoneMask(
  code: string,
  size: number,
  layout: Mask['layout'],
  trunk = /^0+/,
  typedCode = new RegExp(`^${code}`),
): Mask {
  const fit = (digits: string) => {
    const coded = digits.length > size && typedCode.test(digits);
    return digits
      .slice(coded ? code.length : 0)
      .replace(trunk, '')
      .slice(0, size);
  };
  const read = (text: string) => {
    const international = /^[^\d+]*(?:\+|00)/.test(text);
    const digits = digitsOf(text).replace(international ? /^00/ : '', '');
    if (international && code.startsWith(digits)) return '';
    const coded = digits.startsWith(code) && (international || digits.length > size);
    return fit(digits.slice(coded ? code.length : 0));
  };
  const pending = (text: string) => {
    const typed = text.replace(/[^\d+]+/g, '');
    return `+${code}`.startsWith(typed) ? typed : '';
  };
  return { inputMode: 'tel', read, keep: digitsOf, fit, layout, pending };
}

/** A 0, or 0 and a carrier's two digits before the area code. */
const brazilianTrunk = /^0+(?:\d\d(?=[1-9]\d{9,10}$))?/;

/**
 * 55 is an area code too, but only 9 may follow it in a mobile number; any other digit means that
 * 55 is the calling code.
 */
const brazilianCode = /^55[1-8]/;

/**
 * Brazilian phone, +55 (##) #####-#### for mobiles (11 digits), +55 (##) ####-#### for landlines
 * (10). The 9 after the area code decides, so nothing jumps while typing.
 */
export const brazilianPhoneMask: Mask = phoneMask(
  '55',
  11,
  (raw) => (raw.length > 10 || raw[2] === '9' ? '+55 (##) #####-####' : '+55 (##) ####-####'),
  brazilianTrunk,
  brazilianCode,
);

/** The offers form of the Brazilian storefront, (##) #####-#### (storefront.md §5). */
export const brazilianOffersMask: Mask = phoneMask(
  '55',
  11,
  () => '(##) #####-####',
  brazilianTrunk,
  brazilianCode,
);

/** Paraguayan phone, +595 ### ### ###. */
export const paraguayanPhoneMask: Mask = phoneMask('595', 9, () => '+595 ### ### ###');

/**
 * Argentine phone, +54 ### ### ### (accounts.md §5); groups grow for 10 digits, and 11 of a mobile
 * with its 9.
 */
export const argentinePhoneMask: Mask = phoneMask(
  '54',
  11,
  ({ length }) => `+54 ${length > 10 ? '# ' : ''}### ### ###${length > 9 ? '#' : ''}`,
);

/**
 * The offers form of the Paraguayan storefront: +595 ### ### ### once the digits begin with 595,
 * else ### ### ### and up to 12 digits (storefront.md §5). Raw includes the calling code. A leading
 * 0 stands for it: 0981… becomes +595 981….
 */
export const paraguayanOffersMask: Mask = {
  inputMode: 'tel',
  keep: digitsOf,
  read: (text) => fitOffers(digitsOf(text)),
  fit: fitOffers,
  layout: (raw) => (raw.startsWith('595') ? '+### ### ### ###' : '### ### ### ###'),
};

function fitOffers(digits: string): string {
  return digits.replace(/^(?:595)?0+(?:5950*)?/, '595').slice(0, 12);
}
