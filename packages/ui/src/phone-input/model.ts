import {
  argentinePhoneMask,
  brazilianPhoneMask,
  paraguayanPhoneMask,
  type Mask,
} from '@ponte/regional/masks';
import type { PhoneCountry } from '@ponte/regional/phones';

/** Those whose phones the kit knows. */
export const everyCountry: readonly PhoneCountry[] = ['BR', 'PY', 'AR'];

export const phoneMasks: Readonly<Record<PhoneCountry, Mask>> = {
  BR: brazilianPhoneMask,
  PY: paraguayanPhoneMask,
  AR: argentinePhoneMask,
};

/** What stands before a number of the country in its mask, without the plus. */
export function callingCode(country: PhoneCountry): string {
  return /\d+/.exec(phoneMasks[country].layout(''))?.[0] ?? '';
}

/** Longer than any national number, so it begins with a calling code. */
const internationalLength = 12;

/**
 * The country of a text's calling code: +595…, 00595…, or the digits of a stored
 * number without a plus. An unfinished code counts as soon as no other one begins like it.
 *
 * @returns `preferred` for a text without a calling code; `null` for a number of no such country: one
 *   with another code, or with more digits than the country's numbers have.
 */
export function countryOfPhone(
  text: string,
  countries: readonly PhoneCountry[],
  preferred: PhoneCountry,
): PhoneCountry | null {
  const sign = /^[^\d+]*(\+|00)/.exec(text)?.[1];
  const digits = text.replace(/\D+/g, '').slice(sign === '00' ? 2 : 0);
  const fits = countries.filter((country) => {
    if (!sign && digits.length < internationalLength) return country === preferred;
    const code = callingCode(country);
    return code.startsWith(digits) || digits.startsWith(code);
  });
  const country = fits.includes(preferred) || (!sign && !fits[0]) ? preferred : fits[0];
  return country && phoneMasks[country].read(text) !== undefined ? country : null;
}

/**
 * A phone number as it is sent, from the text that a PhoneInput shows: with its calling code, or
 * as it was typed where it is a number of none of the countries.
 * @param country the country of a number without a calling code
 * @example phoneValue('+55 (11) 98765-4321') // '+5511987654321'
 */
export function phoneValue(text: string, country: PhoneCountry = 'BR'): string {
  const found = countryOfPhone(text, everyCountry, country);
  return found ? internationalPhone(phoneMasks[found].read(text) ?? '', found) : text;
}

/** A number, complete or not, as it is dialled from anywhere: "+5511987"; "" for none. */
export function internationalPhone(raw: string, country: PhoneCountry): string {
  return raw && `+${callingCode(country)}${raw}`;
}
