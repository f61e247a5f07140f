/** Characters that no reader sees: controls, direction marks, zero-width blanks, soft hyphens. */
const invisible =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Halves of characters. */
const lone = /\p{Cs}/gu;

const needsWork = /[^ -~À-ÖØ-öø-ÿ]|^ | {2}| $/;

/**
 * A name or another one-line text as it is stored: without invisible characters such as direction
 * marks, with single blanks for line breaks, and letters as one character each.
 *
 * @example oneLine('Casa\r\nSol\u202e') // 'Casa Sol'
 */
export function oneLine(text: string): string {
  if (!needsWork.test(text)) return text;
  const visible = text.replaceAll(lone, '\uFFFD').replaceAll(invisible, '');
  return visible
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC');
}
