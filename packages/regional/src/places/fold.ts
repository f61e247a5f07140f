/**
 * A text as a search compares it: no case, accents, apostrophes or dots; dashes and any white
 * space but line ends are spaces. So "santana do livramento" is in "Sant'Ana do Livramento".
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’`´.]+/gu, '')
    .replace(/[^\S\n]+|\p{Pd}+/gu, ' ');
}
