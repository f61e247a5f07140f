import type { Locale } from '@ponte/domain';
import type { Registration } from '@ponte/domain/registration';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  defaultsFor,
  fieldsOfKind,
  kindOf,
  kindOfLocale,
  textOf,
  type Kind,
} from './registration-form.ts';

export interface Nationality {
  readonly kind: Kind;
  /** Switches language, document type and places. The rest of the form stays. */
  readonly chooseKind: (kind: Kind) => void;
}

type KindValues = Partial<Record<(typeof fieldsOfKind)[number], string>>;

/** A form's nationality: its draft's, else that of the page's language, until one is chosen. */
export function useNationality(
  registration: Registration,
  form: UseFormReturn,
  locale: Locale,
): Nationality {
  const { control, getValues, setValue, clearErrors } = form;
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
    const typed: KindValues = {};
    const defaults = defaultsFor(next);
    for (const field of fieldsOfKind) {
      typed[field] = textOf(getValues(field));
      setValue(field, aside.current[next]?.[field] ?? textOf(defaults[field]));
    }
    aside.current[before] = typed;
    clearErrors();
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
