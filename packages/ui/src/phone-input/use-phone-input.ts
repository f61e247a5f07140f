import { applyMask } from '@ponte/regional/masks';
import type { PhoneCountry } from '@ponte/regional/phones';
import { useCallback, useRef, useState } from 'react';
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
  // An array written in the parent's JSX is another one each time; what is in it counts.
  const [list, setList] = useState(countries);
  if (list.join() !== countries.join()) setList(countries);
  const [chosen, setChosen] = useState(defaultCountry);
  const countryFor = useCallback(
    (text: string) => countryOfPhone(text, list, chosen),
    [list, chosen],
  );
  const maskFor = useCallback((text: string) => phoneMasks[countryFor(text)], [countryFor]);
  /** The digits typed last, of which another country's mask may show fewer. */
  const typed = useRef('');

  const masked = useMaskedInput({
    node,
    maskFor,
    onEdit: ({ raw, text }) => {
      typed.current = raw;
      const country = countryFor(text);
      setChosen(country);
      onValueChange?.(internationalPhone(raw, country), country);
    },
  });

  const chooseCountry = (next: PhoneCountry) => {
    setChosen(next);
    const raw = maskFor(masked.text).read(masked.text);
    const digits = typed.current.startsWith(raw) ? typed.current : raw;
    if (masked.input.current && raw) {
      tellChange(masked.input.current, applyMask(phoneMasks[next], digits));
      typed.current = digits;
    } else {
      onValueChange?.('', next);
    }
  };

  return { country: countryFor(masked.text), chooseCountry, props: masked.props };
}
