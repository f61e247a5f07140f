/** Tables as files for spreadsheets, sent as they are read. */
import type { Streamed } from '../http/reply.ts';
import { byteOrderMark, csvLines, type Cell } from '../spreadsheet/write-csv.ts';

/** @param batches rows as they are read, so that a large table is never in memory as a whole */
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
  yield encoder.encode(`${byteOrderMark}${csvLines([columns])}`);
  for await (const rows of batches) yield encoder.encode(csvLines(rows));
}
