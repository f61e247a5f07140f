/** Texts of one line, as they are kept. */

/** Characters that no reader sees: controls, direction marks, zero-width blanks, soft hyphens. */
const invisible =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const needsWork = /[^ -~À-ÖØ-öø-ÿ]|^ | {2}| $/;

/** One line without invisible characters, with single blanks, and letters as one character each. */
export function oneLine(text: string): string {
  if (!needsWork.test(text)) return text;
  const visible = text.toWellFormed().replaceAll(invisible, '');
  return visible
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize('NFC');
}
