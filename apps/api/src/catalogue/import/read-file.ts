import { readCsv } from './csv.ts';
import { decoded, encodingOf } from './decode.ts';
import { formOf } from './file-form.ts';
import type { Problem } from './sentences/sentences.ts';
import { DamagedLine, headerOf, recordOf } from './table.ts';

/** Where a line stands. */
export interface LinePlace {
  /** The file, where there are several. */
  readonly file?: string;
  readonly line: number;
  /** Of the sheet that a spreadsheet shows: where it has another number, or in a file without lines. */
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
  /** The product that it is about, where that is known. */
  readonly code?: string;
  readonly problems: readonly Problem[];
}

/**
 * Reads a `.csv`, `.tsv` or `.txt` file with a header line, an `.xlsx` file with a header row, or a file of
 * one JSON object a line.
 *
 * @param note receives what is worth knowing of the file
 * @throws UnreadableFile
 */
export async function* readFileLines(
  path: string,
  note: (problem: Problem) => void = () => undefined,
): AsyncGenerator<RawLine> {
  const form = await formOf(path);
  if (form === 'sheets') {
    // Most files are others, and servers read none.
    const { sheetLines } = await import('./sheet-lines.ts');
    yield* sheetLines(path, note);
    return;
  }
  const encoding = await encodingOf(path);
  if (encoding !== 'utf-8') note({ says: 'readAsWindows' });
  const text = decoded(path, encoding);
  yield* form === 'table' ? csvLines(text) : jsonLines(text);
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
      yield { line, ...(row !== line && { row }), value: csvRecord(header, fields) };
    }
  }
}

/** A record with more or fewer fields than columns is wrong, whatever is in it. */
function csvRecord(header: readonly string[], fields: readonly string[]): unknown {
  if (fields.length === header.length) return recordOf(header, fields);
  const values = { fields: fields.length, columns: header.length };
  return new DamagedLine({ field: 'line', says: 'wrongWidth', values });
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
