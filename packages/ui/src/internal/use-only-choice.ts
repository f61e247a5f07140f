import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Chooses what there is no choice about, and tells the consumer: a list with one entry. The list
 * comes from outside, so there is no event to do it in.
 *
 * @param only the one entry; `null` when there are none or several.
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

/** The id of the one entry of a list; `null` for none or several. */
export function onlyId(list: readonly { readonly id: string }[]): string | null {
  return list.length === 1 ? (list[0]?.id ?? null) : null;
}
