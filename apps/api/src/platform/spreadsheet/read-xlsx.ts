/** Sheets of an .xlsx file. */
import { readXlsx, type Sheet as ReadSheet } from 'hucre/xlsx';
import { sheetCell, type SheetCell } from './sheet-cell.ts';
import { unpackedSize } from './zip-directory.ts';

export interface Sheet {
  readonly name: string;
  rows(): Generator<SheetRow>;
}

export interface SheetRow {
  /** The number that a spreadsheet shows. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** In bytes. The second is that of all parts of the file, unpacked. */
export const xlsxLimits = { size: 50 << 20, unpacked: 250 << 20 } as const;

/** Why a file is not read. */
export type XlsxFault = 'tooLarge' | 'unpacksTooLarge' | 'damaged';

export class UnreadableXlsx extends Error {
  readonly fault: XlsxFault;

  constructor(fault: XlsxFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/**
 * The sheets that are not hidden, in their order. Formulas are the values that they had when the file was
 * saved.
 *
 * @throws UnreadableXlsx
 */
export async function readXlsxSheets(file: Uint8Array): Promise<Sheet[]> {
  if (file.byteLength > xlsxLimits.size) throw new UnreadableXlsx('tooLarge');
  const size = unpackedSize(file);
  if (size === undefined) throw new UnreadableXlsx('damaged');
  // No part of it unpacks to more than it says.
  if (size > xlsxLimits.unpacked) throw new UnreadableXlsx('unpacksTooLarge');
  const { sheets } = await readXlsx(file, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch((cause: unknown) => {
    // It reads bytes in memory alone: whatever it throws is about them.
    throw new UnreadableXlsx('damaged', { cause });
  });
  return sheets.map((sheet) => ({ name: sheet.name, rows: () => rowsOf(sheet) }));
}

function* rowsOf({ rows, cells }: ReadSheet): Generator<SheetRow> {
  for (const [row, values] of rows.entries()) {
    yield {
      row: row + 1,
      cells: values.map((value, column) => sheetCell(value, cells?.get(`${row},${column}`))),
    };
  }
}
