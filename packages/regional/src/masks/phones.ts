import { digitsOf, type Mask } from './mask.ts';

/**
 * A phone number of one country; raw is its digits without the calling code and trunk prefix.
 * Takes numbers as they are copied: +55 11…, 0055 11…, 55 11…, 0 11…, with any punctuation.
 *
 * @param code the country's calling code.
 * @param size the most digits that a number has without the calling code.
 * @param trunk what is dialled before a number inside the country and is not part of it.
 * @param typedCode how more digits than a number has begin when the calling code was typed in
 *   front without a plus.
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

/** A 0, or a 0 and the two digits of a carrier before the area code, which begins with no 0. */
const brazilianTrunk = /^0+(?:\d\d(?=[1-9]\d{9,10}$))?/;

/**
 * 55 is an area code too, but after it only a 9 follows in a mobile; any other digit there
 * belongs to the real area code behind a calling code.
 */
const brazilianCode = /^55[1-8]/;

/**
 * Brazilian phone, +55 (##) #####-#### for the 11 digits of a mobile, +55 (##) ####-#### for the
 * 10 of a landline. A mobile is known by the 9 after its area code, so that nothing jumps while
 * it is typed.
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
 * Argentine phone, +54 ### ### ### (accounts.md §5), longer groups for the 10 digits that numbers
 * have and the 11 of a mobile with its 9.
 */
export const argentinePhoneMask: Mask = phoneMask(
  '54',
  11,
  ({ length }) => `+54 ${length > 10 ? '# ' : ''}### ### ###${length > 9 ? '#' : ''}`,
);

/**
 * The offers form of the Paraguayan storefront: +595 ### ### ### once the digits begin with 595,
 * else ### ### ### and up to 12 digits (storefront.md §5). Raw is all digits, the calling code
 * included. A trunk 0 stands for the calling code: 0981… becomes +595 981….
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
