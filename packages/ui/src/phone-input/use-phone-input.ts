import { applyMask } from '@ponte/regional/masks';
import type { PhoneCountry } from '@ponte/regional/phones';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { asTyped } from '../masked-input/as-typed.ts';
import { useMaskedInput, type MaskedNodeProps } from '../masked-input/index.ts';
import { tellChange } from '../masked-input/masked-node.ts';
import { countryOfPhone, internationalPhone, phoneMasks } from './model.ts';

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
  const maskFor = useCallback((text: string) => maskOf(countryFor(text)), [countryFor]);

  const masked = useMaskedInput({
    node,
    maskFor,
    onEdit: ({ raw, text }) => {
      const country = countryFor(text);
      if (country) setChosen(country);
      onValueChange?.(country ? internationalPhone(raw, country) : text, country ?? chosen);
    },
  });

  const chooseCountry = (next: PhoneCountry) => {
    // What is reported below has to use that country's mask.
    flushSync(() => setChosen(next));
    const raw = maskFor(masked.text).read(masked.text);
    if (masked.inputRef.current && raw) {
      tellChange(masked.inputRef.current, applyMask(maskOf(countryOfPhone(raw, list, next)), raw));
    } else {
      onValueChange?.('', next);
    }
  };

  const country = countryFor(masked.text);
  return {
    country: country ?? chosen,
    /** Whether it is a number of none of the countries, or too long. */
    unfit: !country,
    chooseCountry,
    maskedProps: masked.props,
  };
}

/** A number that fits no country stays as typed: truncated, it would be another number. */
function maskOf(country: PhoneCountry | null) {
  return country ? phoneMasks[country] : asTyped;
}
