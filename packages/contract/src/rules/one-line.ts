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
  return visible(text)
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * A text of several lines as it is stored: like `oneLine`, with its line breaks, each as one `\n`.
 *
 * @example plainLines(' Ring twice\r\n\u202eat the gate ') // 'Ring twice\nat the gate'
 */
export function plainLines(text: string): string {
  return visible(text)
    .replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .trim()
    .normalize('NFC');
}

function visible(text: string): string {
  return text.replaceAll(lone, '\uFFFD').replaceAll(invisible, '');
}
