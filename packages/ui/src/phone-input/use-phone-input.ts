import { applyMask } from '@ponte/regional/masks';
import type { PhoneCountry } from '@ponte/regional/phones';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { tellChange } from '../internal/control-value.ts';
import { useMaskedInput, type MaskedNodeProps } from '../masked-input/masked-input.tsx';
import { countryOfPhone, internationalPhone, phoneMasks } from './model.ts';

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
