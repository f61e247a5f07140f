/** Cells of a sheet as the texts that a spreadsheet shows, or would write into a csv. */
import { formatValue, type Cell, type CellValue } from 'hucre';
import { unmarkText } from './text-mark.ts';

/** A number as it is kept, and as it is shown. */
export interface NumberCell {
  readonly value: number;
  readonly text: string;
}

/** A formula that has no value: its error, or undefined when nothing has calculated it. */
export interface FaultyCell {
  readonly error: string | undefined;
}

export type SheetCell = string | NumberCell | FaultyCell;

/** @param detail its type and style, where it has any */
export function sheetCell(value: CellValue, detail: Cell | undefined): SheetCell {
  if (detail?.type === 'error') return { error: String(value) };
  if (value === null) return detail?.formula === undefined ? '' : { error: undefined };
  if (typeof value === 'string') return unmarkText(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return dateText(value);
  return { value, text: numberText(value, detail?.style?.numFmt) };
}

/** Spreadsheets keep this many digits of a number. */
const digitsKept = 15;

const isExponent = (format: string): boolean => /E[+-]/i.test(format);

/** Such as `00000`, `000-000` and `"ND-"0000`. */
const isOfDigits = (format: string): boolean =>
  /0/.test(format) && /^(?:"[^"]*"|\\.|[-/ 0])+$/.test(format);

/** All digits, unless the cell's format is one of codes, or of what a spreadsheet took for a power of ten. */
function numberText(value: number, format = 'General'): string {
  if (isExponent(format) || (Number.isInteger(value) && isOfDigits(format))) {
    return formatValue(value, format);
  }
  const digits = Number(value.toPrecision(digitsKept));
  if (Math.abs(digits) < 10 ** digitsKept && (digits === 0 || Math.abs(digits) >= 1e-6)) {
    return String(digits);
  }
  // More digits than are kept: those that are missing must not look like zeros.
  return value.toExponential(digitsKept - 1).replace('e', 'E');
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Days as in Brazil and Paraguay; what is before the first day of spreadsheets is a time alone. */
function dateText(date: Date): string {
  const hour = [date.getUTCHours(), date.getUTCMinutes()].map(twoDigits).join(':');
  const seconds = date.getUTCSeconds();
  const time = seconds === 0 ? hour : `${hour}:${twoDigits(seconds)}`;
  if (date.getTime() < Date.UTC(1900, 0, 1)) return time;
  const day = [
    twoDigits(date.getUTCDate()),
    twoDigits(date.getUTCMonth() + 1),
    date.getUTCFullYear(),
  ].join('/');
  return time === '00:00' ? day : `${day} ${time}`;
}
