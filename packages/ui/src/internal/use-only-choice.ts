import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Selects the only entry of a list and notifies the consumer, in an effect because the list comes
 * from outside.
 * @param only the only entry; `null` when there are none or several
 */
export function useOnlyChoice(
  only: string | null,
  chosen: string | null,
  choose: (id: string) => void,
): void {
  const latestChoose = useLatest(choose);
  useEffect(() => {
    if (only !== null && only !== chosen) latestChoose.current(only);
  }, [only, chosen, latestChoose]);
}

/** The only entry's id; `null` for none or several. */
export function onlyId(list: readonly { readonly id: string }[]): string | null {
  return list.length === 1 ? (list[0]?.id ?? null) : null;
}
