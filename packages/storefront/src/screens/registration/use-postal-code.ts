import type { PostalCodeLookup, PostalCodeState } from '@ponte/domain/places';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { textOf } from './registration-form.ts';

/** A postal code and what it led to. */
interface PostalCode {
  readonly found: PostalCodeState;
  /** Looks up a code that is complete and fills in the address. */
  readonly look: (postalCode: string) => Promise<void>;
  /** Takes the digits as they are typed: with others, what was found is doubtful. */
  readonly change: (digits: string) => void;
}

/** Fills in the address of a postal code; what was changed by hand since stays. */
export function usePostalCode(lookup: PostalCodeLookup, form: UseFormReturn): PostalCode {
  const { control, getValues, setValue, trigger, getFieldState } = form;
  /** The code whose address is filled in. */
  const filled = useRef('');

  const put = (field: string, text: string) => {
    setValue(field, text);
    if (getFieldState(field).error) void trigger(field);
  };
  const look = async (postalCode: string) => {
    const result = await lookup.lookUp(postalCode);
    if (result.status !== 'found' && result.status !== 'manual') return;
    const isNew = filled.current !== result.postalCode;
    filled.current = result.postalCode;
    for (const field of ['street', 'district'] as const) {
      const isOpen = isNew || textOf(getValues(field)) === '';
      if (isOpen && result[field] !== '') put(field, result[field]);
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
  // A draft has its code, and the rest of the address as it was left. What is typed is looked up already.
  useEffect(() => {
    if (typed.length !== 8 || lookup.state.status !== 'idle') return;
    filled.current = typed;
    void latest.current(typed);
  }, [typed, lookup]);

  return { found: lookup.state, look, change };
}
