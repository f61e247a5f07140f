import type { PostalCodeLookup, PostalCodeState } from '@ponte/domain/places';
import { fillByCode, nothingTold, type FilledByCode } from '@ponte/regional/postal';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { textOf } from './registration-form.ts';

interface PostalCode {
  /** Looks up a complete code and fills in the address. */
  readonly look: (postalCode: string) => Promise<void>;
  /** Accepts digits as typed; a change invalidates the found address. */
  readonly change: (digits: string) => void;
}

/** Fills in a postal code's address; manual input stays. */
export function usePostalCode(lookup: PostalCodeLookup, form: UseFormReturn): PostalCode {
  const { control, getValues, setValue, trigger, getFieldState } = form;
  const told = useRef(nothingTold);

  const put = (field: string, text: string) => {
    setValue(field, text);
    if (getFieldState(field).error) void trigger(field);
  };
  const look = async (postalCode: string) => {
    const result = await lookup.lookUp(postalCode);
    if (result.status !== 'found' && result.status !== 'manual') return;
    const held: FilledByCode = {
      street: textOf(getValues('street')),
      district: textOf(getValues('district')),
    };
    const filled = fillByCode(held, result, told.current);
    told.current = { street: result.street, district: result.district };
    for (const field of ['street', 'district'] as const) {
      if (filled[field] !== held[field]) put(field, filled[field]);
    }
    if (result.status === 'found') {
      put('stateId', String(result.state.id));
      put('cityId', String(result.city.id));
    }
  };
  const change = (digits: string) => {
    const { state } = lookup;
    if (state.status === 'idle' || state.postalCode === digits) return;
    lookup.reset();
    if (state.status === 'found') {
      put('stateId', '');
      put('cityId', '');
    }
  };

  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const typed = textOf(useWatch({ control, name: 'postalCode' })).replace(/\D+/g, '');
  // A draft's code; typed ones are looked up already.
  useEffect(() => {
    if (typed.length !== 8 || lookup.state.status !== 'idle') return;
    void latest.current(typed);
  }, [typed, lookup]);

  return { look, change };
}

/** Which of street and district still hold the look-up's answer. */
export function useTold(
  state: PostalCodeState,
  { control }: UseFormReturn,
): readonly ('street' | 'district')[] {
  const street: unknown = useWatch({ control, name: 'street' });
  const district: unknown = useWatch({ control, name: 'district' });
  if (state.status !== 'found' && state.status !== 'manual') return [];
  const held = { street, district };
  return (['street', 'district'] as const).filter(
    (field) => state[field] !== '' && state[field] === held[field],
  );
}
