import { columnNames } from './column-names.ts';
import { readCsv } from './csv.ts';
import { decoded, encodingOf } from './decode.ts';
import type { Problem } from './sentences/sentences.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Where a line stands. */
export interface LinePlace {
  /** The file, where there are several. */
  readonly file?: string;
  readonly line: number;
  /** Of the sheet that a spreadsheet shows, where it has another number. */
  readonly row?: number;
}

/** A line of a file, with its number, as the value that it is meant to be. */
export interface RawLine extends LinePlace {
  readonly value: unknown;
}

/** Lines as they are read. */
export type Lines = AsyncIterable<RawLine>;

/** A line that can't be kept, and why. */
export interface BadLine extends LinePlace {
  /** The product that it is about, where that can be told. */
  readonly code?: string;
  readonly problems: readonly Problem[];
}

/** A line whose fields can't be told apart, and why. */
export class DamagedLine {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/**
 * Reads a `.csv`, `.tsv` or `.txt` file with a header line, or a file of one JSON object a line.
 *
 * @param note receives what is worth knowing of the file
 * @throws UnreadableFile
 */
export async function* readFileLines(
  path: string,
  note: (problem: Problem) => void = () => undefined,
): AsyncGenerator<RawLine> {
  const encoding = await encodingOf(path);
  if (encoding !== 'utf-8') note({ says: 'readAsWindows' });
  const text = decoded(path, encoding);
  yield* /\.(?:csv|tsv|txt)$/i.test(path) ? csvLines(text) : jsonLines(text);
}

async function* csvLines(text: AsyncIterable<string>): AsyncGenerator<RawLine> {
  let header: readonly string[] | undefined;
  // Lines of the file that are no rows of the sheet.
  let others = 0;
  for await (const { line, breaks, fields } of readCsv(text)) {
    const row = line - others;
    others += breaks;
    if (header === undefined && /^sep=/i.test(fields[0] ?? '')) {
      // Excel writes its separator above the header, and does not show it.
      others += 1;
    } else if (header === undefined) header = headerOf(fields);
    // Spreadsheets save the empty rows below a table too.
    else if (fields.some((field) => field.trim() !== '')) {
      yield { line, ...(row !== line && { row }), value: recordOf(header, fields) };
    }
  }
}

function headerOf(fields: readonly string[]): string[] {
  const names = columnNames(fields);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new UnreadableFile({ says: 'columnTwice', values: { column: twice } });
  }
  return names;
}

/** A record with more or fewer fields than columns is wrong, whatever is in it. */
function recordOf(header: readonly string[], fields: readonly string[]): unknown {
  if (fields.length !== header.length) {
    const values = { fields: fields.length, columns: header.length };
    return new DamagedLine({ field: 'line', says: 'wrongWidth', values });
  }
  const named = header.map((name, index) => [name, fields[index] ?? ''] as const);
  return Object.fromEntries(named.filter(([name, field]) => name !== '' || field.trim() !== ''));
}

async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<RawLine> {
  let number = 0;
  for await (const line of linesIn(text)) {
    number += 1;
    if (line.trim() !== '') yield { line: number, value: parse(line) };
  }
}

async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return new DamagedLine({ field: 'line', says: 'noJson' });
  }
}
