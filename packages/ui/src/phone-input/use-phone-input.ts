import {
  applyMask,
  argentinePhoneMask,
  brazilianPhoneMask,
  paraguayanPhoneMask,
  type Mask,
} from '@ponte/regional/masks';
import type { PhoneCountry } from '@ponte/regional/phones';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { tellChange } from '../internal/control-value.ts';
import { useMaskedInput, type MaskedNodeProps } from '../masked-input/masked-input.tsx';

/** What a text is as a phone number. */
export interface PhoneRead {
  /** With its calling code, complete or not; as it was typed where it fits no country. */
  readonly value: string;
  /** The number's, or else the chosen one. */
  readonly country: PhoneCountry;
  /** Whether it can be a number of one of the countries: neither of another one nor too long. */
  readonly fits: boolean;
}

interface Options {
  node: MaskedNodeProps;
  countries: readonly PhoneCountry[];
  defaultCountry: PhoneCountry;
  onValueChange: ((value: string, country: PhoneCountry) => void) | undefined;
}

/** A masked input whose mask follows the number's country, and the choice of that country. */
export function usePhoneInput({ node, countries, defaultCountry, onValueChange }: Options) {
  // An array literal in the parent's JSX is new each time; compare its contents.
  const [list, setList] = useState(countries);
  if (list.join() !== countries.join()) setList(countries);
  const [chosen, setChosen] = useState(defaultCountry);
  const countryFor = useCallback(
    (text: string) => countryOfPhone(text, list, chosen),
    [list, chosen],
  );
  const maskFor = useCallback(
    (text: string) => phoneMasks[countryFor(text) ?? chosen],
    [countryFor, chosen],
  );

  const read = (text: string): PhoneRead => {
    const country = countryFor(text);
    const value = country
      ? internationalPhone(phoneMasks[country].read(text) ?? '', country)
      : text;
    return { value, country: country ?? chosen, fits: country !== null };
  };

  const valueIn = (text: string) => read(text).value;

  const masked = useMaskedInput({
    node,
    maskFor,
    submitAs: valueIn,
    valueIn,
    onEdit: ({ text }) => {
      const { value, country } = read(text);
      onValueChange?.(value, country);
    },
    onReset: () => setChosen(defaultCountry),
  });

  const chooseCountry = (next: PhoneCountry) => {
    // What is reported below has to use that country's mask.
    flushSync(() => setChosen(next));
    const { raw } = applyMask(maskFor(masked.text), masked.text);
    if (masked.inputRef.current && raw) {
      const mask = phoneMasks[countryOfPhone(raw, list, next) ?? next];
      tellChange(masked.inputRef.current, applyMask(mask, raw).text);
    } else {
      onValueChange?.('', next);
    }
  };

  return {
    /** What the field holds. */
    phone: read(masked.text),
    read,
    chooseCountry,
    maskedProps: masked.props,
  };
}

/** Those whose phones the kit knows. */
export const everyCountry: readonly PhoneCountry[] = ['BR', 'PY', 'AR'];

const phoneMasks: Readonly<Record<PhoneCountry, Mask>> = {
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
 * A phone number as it is sent, from the text that a {@link PhoneInput} shows: with its calling code, or
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
