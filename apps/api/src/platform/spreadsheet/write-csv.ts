/** Tables as text that a spreadsheet of Brazil and Paraguay opens by itself. */
import { toDecimalString, type Money } from '@ponte/regional/money';
import { stringify } from 'csv-stringify/sync';
import { shopMoment } from '../runtime/shop-time.ts';
import { markText } from './text-mark.ts';

/** Amounts are written with a decimal comma and without their currency, moments in the shop's time. */
export type Cell = string | number | boolean | Date | Money | null;

/** Spreadsheets take a file for UTF-8 by it. */
export const byteOrderMark = '\u{FEFF}';

/**
 * Lines with semicolons between their cells, because the decimals of both countries have commas.
 * Texts that a spreadsheet would change are marked (see `markText`).
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(textOf)),
    { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\t\r\n]|^\s|\s$/ },
  );
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return markText(cell);
  if (cell instanceof Date) return shopMoment(cell);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  const decimal = typeof cell === 'number' ? String(cell) : toDecimalString(cell);
  return decimal.replace('.', ',');
}
