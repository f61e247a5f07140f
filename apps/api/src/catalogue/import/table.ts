/** The header and the records of tables, wherever they are read from. */
import type { SheetCell } from '../../platform/spreadsheet/sheet-cell.ts';
import { columnNames } from './column-names.ts';
import type { Problem } from './sentences/sentences.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A line whose fields can't be read, and why. */
export class DamagedLine {
  readonly problem: Problem;
  /** The product that it is about, where that is known. */
  readonly code: unknown;

  constructor(problem: Problem, code?: unknown) {
    this.problem = problem;
    this.code = code;
  }
}

/** @throws UnreadableFile when two columns have one name */
export function headerOf(fields: readonly string[]): string[] {
  const names = columnNames(fields);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new UnreadableFile({ says: 'columnTwice', values: { column: twice } });
  }
  return names;
}

/** Columns of amounts. A number in them has an exact value, where its text may be read in two ways. */
const amounts: ReadonlySet<string> = new Set(['price_usd']);

/** What a record says, by the names of its columns. */
export function recordOf(header: readonly string[], cells: readonly SheetCell[]): unknown {
  const record: [name: string, value: string | number][] = [];
  let problem: Problem | undefined;
  for (const [index, cell] of cells.entries()) {
    const name = header[index] ?? '';
    if (name === '') {
      if (isBlank(cell)) continue;
      problem ??= {
        field: 'line',
        says: 'unnamedColumn',
        values: { column: letterOf(index) },
      };
    } else if (typeof cell === 'string') record.push([name, cell]);
    else if ('text' in cell) record.push([name, amounts.has(name) ? cell.value : cell.text]);
    else problem ??= { field: name, ...faultOf(cell.error) };
  }
  const values = Object.fromEntries(record);
  return problem ? new DamagedLine(problem, values['code']) : values;
}

export const isBlank = (cell: SheetCell): boolean => typeof cell === 'string' && cell.trim() === '';

const faultOf = (error: string | undefined): Problem =>
  error === undefined ? { says: 'noResult' } : { says: 'formulaError', values: { error } };

/** The name that a spreadsheet gives a column: `A` is the first, `AA` the one after `Z`. */
function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
