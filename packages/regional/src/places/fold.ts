/**
 * A text for searching: no case, accents, apostrophes or dots; dashes and white space except line
 * ends become spaces. So "santana do livramento" matches "Sant'Ana do Livramento".
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’`´.]+/gu, '')
    .replace(/[^\S\n]+|\p{Pd}+/gu, ' ');
}
