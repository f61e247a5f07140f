/** Tables as files for spreadsheets, sent as they are read. */
import { stringify } from 'csv-stringify/sync';
import type { Streamed } from '../http/reply.ts';

type Cell = string | number | boolean | null;

/** Spreadsheets take a file for UTF-8 by it. */
const byteOrderMark = '\u{FEFF}';

/**
 * Cells that a spreadsheet would run as formulas get an apostrophe before them.
 * @param batches rows as they are read, so that a large table is never in memory as a whole
 */
export function csvFile(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Streamed {
  return {
    status: 200,
    stream: ReadableStream.from(linesOf(columns, batches)),
    type: 'text/csv; charset=utf-8',
    headers: { 'Content-Disposition': `attachment; filename="${name}.csv"` },
  };
}

async function* linesOf(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${byteOrderMark}${written([columns])}`);
  for await (const rows of batches) yield encoder.encode(written(rows));
}

function written(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { boolean: (value) => (value ? '1' : '0') },
    },
  );
}
