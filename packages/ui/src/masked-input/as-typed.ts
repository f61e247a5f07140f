import type { Mask } from '@ponte/regional/masks';

/**
 * A mask that leaves a text as it was typed.
 *
 * @param longest how many characters are kept of it.
 */
export function freeMask(inputMode: Mask['inputMode'], longest: number): Mask {
  const same = (text: string) => text.slice(0, longest);
  return {
    inputMode,
    read: same,
    keep: same,
    fit: same,
    layout: ({ length }) => '#'.repeat(length),
  };
}

/** For a phone number that no country's mask fits. */
export const asTyped = freeMask('tel', 32);
