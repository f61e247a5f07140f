import {
  argentinePhoneMask,
  brazilianPhoneMask,
  paraguayanPhoneMask,
  type Mask,
} from '@ponte/regional/masks';
import type { PhoneCountry } from '@ponte/regional/phones';

export const phoneMasks: Readonly<Record<PhoneCountry, Mask>> = {
  BR: brazilianPhoneMask,
  PY: paraguayanPhoneMask,
  AR: argentinePhoneMask,
};

/** What stands before a number of the country in its mask, without the plus. */
export function callingCode(country: PhoneCountry): string {
  return /\d+/.exec(phoneMasks[country].layout(''))?.[0] ?? '';
}

/** No country's own digits are that many, so they begin with a calling code. */
const internationalLength = 12;

/**
 * The country that a text tells by its calling code: +595…, 00595…, or the digits of a stored
 * number without a plus. A code that is still being typed tells it as soon as no other begins so.
 *
 * @returns `preferred` for a text without a calling code and for one that fits no country.
 */
export function countryOfPhone(
  text: string,
  countries: readonly PhoneCountry[],
  preferred: PhoneCountry,
): PhoneCountry {
  const sign = /^[^\d+]*(\+|00)/.exec(text)?.[1];
  const digits = text.replace(/\D+/g, '').slice(sign === '00' ? 2 : 0);
  if (!sign && digits.length < internationalLength) return preferred;
  const fits = countries.filter((country) => {
    const code = callingCode(country);
    return code.startsWith(digits) || digits.startsWith(code);
  });
  return fits.includes(preferred) ? preferred : (fits[0] ?? preferred);
}

/** A number, complete or not, as it is dialled from anywhere: "+5511987"; "" for none. */
export function internationalPhone(raw: string, country: PhoneCountry): string {
  return raw && `+${callingCode(country)}${raw}`;
}
