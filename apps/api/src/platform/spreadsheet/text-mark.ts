/**
 * The apostrophe before a text that a spreadsheet would take for a formula, a number or a date. What is
 * exported gets it, what is imported loses it, and a text that had one itself gets another one.
 */

/** Signs that begin a formula, also as full-width letters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** `00123`, `7891234567890`, `90.750`, `3E5`, `1-2` and `12:30`, but not what stays as it is: `123`. */
const number = /^(?!(?:0|[1-9]\d{0,10})$)\d[\d.,:/\-+%E ]*$/i;

const month =
  '(?:jan|ene|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sept?|set|oct|out|nov|dec|dez|dic)[a-zç]*';

/** `01/fev`, `2 mai`, `MAR1` and `SEPT-2`. */
const date = new RegExp(`^(?:\\d{1,4}[-/. ]?${month}|${month}[-/. ]?\\d)`, 'i');

const answer = /^(?:true|false|verdadeiro|verdadero|falso)$/i;

const converted = [formula, number, date, answer];

/** The text with a mark if a spreadsheet would change it. */
export function markText(text: string): string {
  return needsMark(text) ? `'${text}` : text;
}

/** The inverse of {@link markText}. */
export function unmarkText(text: string): string {
  return text.startsWith("'") && needsMark(text) ? text.slice(1) : text;
}

/** Also with apostrophes before it: otherwise theirs would be lost for a mark. */
function needsMark(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return converted.some((form) => form.test(bare));
}
