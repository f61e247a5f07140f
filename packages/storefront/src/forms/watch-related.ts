import type { UseFormReturn } from 'react-hook-form';

/** Fields whose rules depend on another, by its name. */
export type RelatedFields<Field extends string> = Readonly<
  Partial<Record<Field, readonly Field[]>>
>;

/**
 * Validates a field again when one that its rule depends on changes. Untouched fields stay silent.
 * @returns an unsubscribe function
 */
export function watchRelated(
  {
    subscribe,
    trigger,
    getFieldState,
    getValues,
  }: Pick<UseFormReturn, 'subscribe' | 'trigger' | 'getFieldState' | 'getValues'>,
  related: RelatedFields<string>,
): () => void {
  return subscribe({
    formState: { values: true },
    callback({ name = '' }) {
      for (const field of related[name] ?? []) {
        const value: unknown = getValues(field);
        if (value !== '' || getFieldState(field).error) void trigger(field);
      }
    },
  });
}
