import type { Locale } from '@ponte/domain';
import type { Registration } from '@ponte/domain/registration';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { exchangeKindValues, type KindValues } from './kind-values.ts';
import { kindOf, kindOfLocale, type Kind } from './registration-form.ts';

export interface Nationality {
  readonly kind: Kind;
  /** Switches language, document type and places. The rest of the form stays. */
  readonly chooseKind: (kind: Kind) => void;
}

/** A form's nationality: its draft's, else that of the page's language, until one is chosen. */
export function useNationality(
  registration: Registration,
  form: UseFormReturn,
  locale: Locale,
): Nationality {
  const { control, getValues, setValue } = form;
  const watched: unknown = useWatch({ control, name: 'kind' });
  const kind = kindOf(watched);
  /** Whose values the fields hold; undefined initially. */
  const held = useRef<Kind>(undefined);
  const isChosen = useRef(false);
  /** Values of the nationality that is not chosen. */
  const aside = useRef<Partial<Record<Kind, KindValues>>>({});

  const holdValuesOf = (next: Kind) => {
    const before = held.current ?? next;
    held.current = next;
    if (next === before) return;
    aside.current[before] = exchangeKindValues(form, next, aside.current[next]);
  };
  const chooseKind = (next: Kind) => {
    isChosen.current = true;
    holdValuesOf(next);
    registration.chooseKind(next);
  };

  const settle = (shown: Locale) => {
    const own = kindOfLocale(shown);
    if (held.current === undefined) {
      const drafted = kindOf(getValues('kind'));
      held.current = drafted;
      if (drafted !== own) chooseKind(drafted);
    } else if (!isChosen.current && held.current !== own) {
      setValue('kind', own);
      holdValuesOf(own);
    }
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  // Initially, and when the page's language turns out to be different.
  useEffect(() => latest.current(locale), [locale]);

  return { kind, chooseKind };
}
