import type { Shop } from '@ponte/domain';
import { Draft } from '@ponte/domain/draft';
import { useLayoutEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useShop } from '../shop/shop-context.ts';
import { useOwn } from '../shop/use-own.ts';

interface DraftOptions {
  /** The form's name. */
  readonly name: string;
  /** What its fields hold at first. The same object at every render, as the next. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Fields that are never kept: passwords, document numbers. */
  readonly secrets: readonly string[];
}

/**
 * Keeps what is typed into a form with the tab, and gives it back when the form is opened again.
 *
 * @returns how to throw it away, once the form is sent
 */
export function useDraft(
  { reset, subscribe }: UseFormReturn,
  { name, defaults, secrets }: DraftOptions,
): () => void {
  const { shop } = useShop();
  const storage = shop.options.tabStorage;
  const owner = useOwn(customerId, undefined, '') || null;
  const draft = useMemo(
    () => new Draft({ storage, name, owner, secrets }),
    [storage, name, owner, secrets],
  );

  // Before anybody can type: that would not be kept, and be overwritten by what was.
  useLayoutEffect(() => {
    const kept = Object.entries(draft.read() ?? {}).filter(
      ([field, value]) => typeof value === typeof defaults[field],
    );
    if (kept.length > 0) {
      reset({ ...defaults, ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) });
    // Once for each draft: what is typed afterwards is not to be put back.
  }, [draft, reset, subscribe, defaults]);

  return () => draft.clear();
}

const customerId = ({ session }: Shop) => session.customer?.id ?? '';
