/** Direction marks, embeddings, overrides and isolates (Unicode's Bidi_Control): they reorder what stands around them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Line breaks, tabs and other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * A name or another text of one line as it is kept: without direction marks, with blanks for line breaks.
 *
 * @example
 * oneLine('Casa\r\nSol\u202e') // 'Casa Sol'
 */
export function oneLine(text: string): string {
  return text.replaceAll(directions, '').replaceAll(controls, ' ').trim();
}
