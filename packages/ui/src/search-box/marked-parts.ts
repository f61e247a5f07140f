/** A text in parts, some of which match what was typed. */
export interface MarkedPart {
  /** Where it begins. */
  readonly at: number;
  /** As it stands in the whole. */
  readonly text: string;
  /** Whether it is what was typed. */
  readonly isMatch: boolean;
}

/** As a search compares texts: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A letter with its accents. `Intl.Segmenter` is missing in browsers of 2023. */
const characters = /[^]\p{M}*/gu;

/**
 * Marks the beginnings of a text's words that were typed. The parts together are the text, and no
 * letter is parted from its accents.
 */
export function markedParts(text: string, typed: string): readonly MarkedPart[] {
  const starts = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = text.match(characters) ?? [];
  const parts: { at: number; text: string; isMatch: boolean }[] = [];
  const add = (added: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += added;
    else parts.push({ at: (last?.at ?? 0) + (last?.text.length ?? 0), text: added, isMatch });
  };
  let before = '';
  for (let at = 0; at < letters.length;) {
    const isStart = !/[\p{L}\p{N}]$/u.test(plain(before));
    const length = isStart ? matchLength(letters.slice(at), starts) : 0;
    const taken = letters.slice(at, at + Math.max(1, length)).join('');
    add(taken, length > 0);
    before = taken;
    at += Math.max(1, length);
  }
  return parts;
}

/** How many letters from the first on are the longest typed word that they begin with. */
function matchLength(letters: readonly string[], starts: readonly string[]): number {
  let longest = 0;
  let read = '';
  for (const [index, letter] of letters.entries()) {
    read += plain(letter);
    if (starts.includes(read)) longest = index + 1;
    if (!starts.some((start) => start.startsWith(read))) break;
  }
  return longest;
}
