/** Tables of .xlsx files. */
import { readFile, stat } from 'node:fs/promises';
import {
  readXlsxSheets,
  UnreadableXlsx,
  xlsxLimits,
  type Sheet,
  type SheetRow,
  type XlsxFault,
} from '../../platform/spreadsheet/read-xlsx.ts';
import { columnNames } from './column-names.ts';
import type { RawLine } from './read-file.ts';
import type { Problem } from './sentences/sentences.ts';
import { headerOf, isBlank, recordOf } from './table.ts';
import { UnreadableFile } from './unreadable-file.ts';

const mostRows = 200_000;
const mostColumns = 200;

const faults: Readonly<Record<XlsxFault, Problem>> = {
  tooLarge: { says: 'tooLarge', values: { most: xlsxLimits.size >> 20 } },
  unpacksTooLarge: { says: 'unpacksTooLarge', values: { most: xlsxLimits.unpacked >> 20 } },
  damaged: { says: 'damagedXlsx' },
};

/**
 * The lines of a file's table.
 * @param note receives which sheet is read, where there are several
 * @throws UnreadableFile
 */
export async function* sheetLines(
  path: string,
  note: (problem: Problem) => void,
): AsyncGenerator<RawLine> {
  yield* linesIn(await sheetsIn(path), note);
}

/** Those of the first sheet with codes or ids of products, otherwise of the first with a table. */
export function* linesIn(
  sheets: readonly Sheet[],
  note: (problem: Problem) => void,
): Generator<RawLine> {
  const tables = sheets.flatMap((sheet) => tableIn(sheet) ?? []);
  const table = tables.find(({ isOfProducts }) => isOfProducts) ?? tables[0];
  if (!table) throw new UnreadableFile({ says: 'noTable' });
  const others = tables.filter((other) => other !== table).map(({ sheet }) => `"${sheet.name}"`);
  if (others.length > 0) {
    const values = { sheet: table.sheet.name, others: others.join(', ') };
    note({ says: 'oneSheetRead', values });
  }
  yield* linesOf(table);
}

async function sheetsIn(path: string): Promise<Sheet[]> {
  const { size } = await stat(path);
  if (size > xlsxLimits.size) throw new UnreadableFile(faults.tooLarge);
  try {
    return await readXlsxSheets(await readFile(path));
  } catch (error) {
    throw error instanceof UnreadableXlsx ? new UnreadableFile(faults[error.fault]) : error;
  }
}

interface Table {
  readonly sheet: Sheet;
  /** Its number, and what its cells say. */
  readonly header: { readonly row: number; readonly fields: readonly string[] };
  readonly isOfProducts: boolean;
}

/** Undefined for a sheet without a filled cell. */
function tableIn(sheet: Sheet): Table | undefined {
  const found = headerIn(sheet);
  if (!found) return undefined;
  const filled = found.cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  const fields = found.cells.slice(0, filled).map(textOf);
  const isOfProducts = columnNames(fields).some((name) => name === 'code' || name === 'id');
  return { sheet, header: { row: found.row, fields }, isOfProducts };
}

/** The first row with two filled cells: one alone may be a title above the table. */
function headerIn(sheet: Sheet): SheetRow | undefined {
  let first: SheetRow | undefined;
  for (const row of sheet.rows()) {
    const filled = row.cells.filter((cell) => !isBlank(cell)).length;
    if (filled > 1) return row;
    if (filled === 1) first ??= row;
  }
  return first;
}

const textOf = (cell: SheetRow['cells'][number]): string =>
  typeof cell === 'string' ? cell : 'text' in cell ? cell.text : (cell.error ?? '');

function* linesOf({ sheet, header }: Table): Generator<RawLine> {
  if (header.fields.length > mostColumns) {
    throw new UnreadableFile({ says: 'tooManyColumns', values: { most: mostColumns } });
  }
  const names = headerOf(header.fields);
  let count = 0;
  for (const { row, cells } of sheet.rows()) {
    if (row <= header.row || cells.every(isBlank)) continue;
    count += 1;
    if (count > mostRows) {
      throw new UnreadableFile({ says: 'tooManyRows', values: { most: mostRows } });
    }
    const filled = [...cells, ...Array<string>(Math.max(0, names.length - cells.length)).fill('')];
    yield { line: row, row, value: recordOf(names, filled) };
  }
}
