import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOwnDraft } from './use-own-draft.ts';

interface DraftOptions {
  readonly name: string;
  /** Initial values. Must be a stable reference, like `secrets`. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Fields that are never stored: passwords, document numbers. */
  readonly secrets: readonly string[];
}

/**
 * Stores a form's unsent values per tab, and restores them.
 * @returns a function that discards the draft, once the form is sent
 */
export function useDraft(
  { reset, subscribe }: UseFormReturn,
  { name, defaults, secrets }: DraftOptions,
): () => void {
  const draft = useOwnDraft(name, secrets);

  // Before the user can type, which would be overwritten.
  useLayoutEffect(() => {
    const kept = Object.entries(draft.read() ?? {}).filter(
      ([field, value]) => typeof value === typeof defaults[field],
    );
    if (kept.length > 0) {
      reset({ ...defaults, ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) });
    // Once per draft: later input must not be overwritten.
  }, [draft, reset, subscribe, defaults]);

  return draft.clear;
}
