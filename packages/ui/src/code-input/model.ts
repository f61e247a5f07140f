import type { Mask } from '@ponte/regional/masks';

/** The digits of a code as it is typed or pasted, with blanks, dots or dashes among them. */
export function codeMask(length: number): Mask {
  const read = (text: string) => {
    const digits = text.replaceAll(/[\s.\p{Pd}]/gu, '');
    return new RegExp(`^\\d{0,${length}}$`).test(digits) ? digits : undefined;
  };
  return { inputMode: 'numeric', read, fit: read, layout: () => '#'.repeat(length) };
}
