import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Fields whose rule looks at another one. */
const related: Readonly<Record<string, readonly string[]>> = {
  email: ['emailConfirmation'],
  password: ['passwordConfirmation'],
  documentType: ['document', 'identity'],
};

/** Has an error go that another field has put right. */
export function useRelatedFields({ subscribe, trigger, getFieldState }: UseFormReturn): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name = '' }) {
          for (const field of related[name] ?? []) {
            if (getFieldState(field).error) void trigger(field);
          }
        },
      }),
    [subscribe, trigger, getFieldState],
  );
}
