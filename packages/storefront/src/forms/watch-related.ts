import type { UseFormReturn } from 'react-hook-form';

/** The fields whose rules look at another one, by the name of that one. */
export type RelatedFields<Field extends string> = Readonly<
  Partial<Record<Field, readonly Field[]>>
>;

/**
 * Checks a field again when one that its rule looks at has changed: an error goes that the other field
 * has put right, and a confirmation that matched before says when it does not any more. One that nothing
 * was typed into stays silent.
 *
 * @returns how to stop
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
