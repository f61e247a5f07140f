import type { UseFormReturn } from 'react-hook-form';
import { defaultsFor, fieldsOfKind, textOf, type Kind } from './registration-form.ts';

export type KindValues = Partial<Record<(typeof fieldsOfKind)[number], string>>;

/**
 * Puts the values of a nationality into the form: those set aside earlier, otherwise its defaults. No field
 * shows an error until it is visited again.
 * @returns what the fields contained before
 */
export function exchangeKindValues(
  {
    getValues,
    setValue,
    clearErrors,
  }: Pick<UseFormReturn, 'getValues' | 'setValue' | 'clearErrors'>,
  next: Kind,
  aside: KindValues = {},
): KindValues {
  // First: a value that changes checks the fields that depend on it, if they show an error.
  clearErrors();
  const before: KindValues = {};
  const defaults = defaultsFor(next);
  for (const field of fieldsOfKind) {
    before[field] = textOf(getValues(field));
    setValue(field, aside[field] ?? textOf(defaults[field]));
  }
  return before;
}
