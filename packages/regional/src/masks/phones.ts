import { brazilianCarrier, compactPhone } from '../phones/notation.ts';
import type { Mask } from './mask.ts';

/**
 * What a phone begins with, and its digits: those behind a calling code's "+" or 00, or all. A label
 * before the number ("Tel.") is no part of it.
 * @returns `undefined` for a text that is not digits alone
 */
function digitsOf(text: string): readonly [sign: string, digits: string] | undefined {
  const found = /^(\+|00|)(\d*)$/.exec(compactPhone(text.replace(/^[^\p{N}+]*/u, '')));
  return found ? [found[1] ?? '', found[2] ?? ''] : undefined;
}

/**
 * A country's phone mask; raw is the digits without calling code and trunk prefix. Accepts numbers
 * as copied: +55 11…, 0055 11…, 55 11…, 0 11…, with any punctuation. A number of another calling code
 * is none of the country's.
 * @param code the calling code
 * @param size the most digits without the calling code
 * @param trunk the prefix dialled inside the country
 * @param typedCode matches a calling code typed without a plus
 */
function phoneMask(
  code: string,
  size: number,
  layout: Mask['layout'],
  trunk = /^0/,
  typedCode = new RegExp(`^${code}`),
): Mask {
  const fit = (text: string) => {
    const digits = compactPhone(text);
    const coded = digits.length > size && typedCode.test(digits);
    const national = digits.slice(coded ? code.length : 0).replace(trunk, '');
    return /^(?:[1-9]\d*)?$/.test(national) && national.length <= size ? national : undefined;
  };
  const read = (text: string) => {
    const [sign, digits] = digitsOf(text) ?? [];
    if (digits === undefined) return undefined;
    if (sign && code.startsWith(digits)) return '';
    const coded = digits.startsWith(code) && (sign || digits.length > size);
    return sign && !coded ? undefined : fit(digits.slice(coded ? code.length : 0));
  };
  return { inputMode: 'tel', read, fit, layout, pending: pendingOf(code) };
}

/** Keeps a beginning of "+55 0" or "0055 0" until a digit of the number follows. */
function pendingOf(code: string): (text: string) => string {
  return (text) => {
    const typed = compactPhone(text);
    return [`+${code}0`, `00${code}0`].some((prefix) => prefix.startsWith(typed)) ? typed : '';
  };
}

/** A 0, or 0 and a carrier's two digits before the area code. */
const brazilianTrunk = new RegExp(`^0(?:${brazilianCarrier}(?=[1-9]\\d{9,10}$))?`);

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
  read(text) {
    const [sign, digits] = digitsOf(text) ?? [];
    if (digits === undefined) return undefined;
    if (!sign || digits.startsWith('595')) return fitOffers(digits);
    return '595'.startsWith(digits) ? '' : undefined;
  },
  fit: fitOffers,
  layout: (raw) => (raw.startsWith('595') ? '+### ### ### ###' : '### ### ### ###'),
  pending: pendingOf('595'),
};

function fitOffers(text: string): string | undefined {
  const digits = compactPhone(text).replace(/^(?:595)?0(?:5950?)?/, '595');
  return /^\d{0,12}$/.test(digits) ? digits : undefined;
}
