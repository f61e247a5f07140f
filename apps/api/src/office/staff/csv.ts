/** Tables as files for spreadsheets, sent as they are read. */
import type { AppContext } from '../../adapters/app-context.ts';
import type { Streamed } from '../../platform/http/reply.ts';
import { failureReason } from '../../platform/runtime/failure-reason.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { byteOrderMark, csvLines, type Cell } from '../../platform/spreadsheet/write-csv.ts';

/**
 * A file that breaks off is logged, and its connection ends without the end of the answer, so that a
 * browser keeps nothing.
 * @param batches rows as they are read, so that a large table is never in memory as a whole
 */
export function csvFile(
  { log }: Pick<AppContext, 'log'>,
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Streamed {
  return {
    ok: true,
    stream: ReadableStream.from(logged(log, name, linesOf(columns, batches))),
    type: 'text/csv; charset=utf-8',
    headers: { 'Content-Disposition': `attachment; filename="${name}.csv"` },
  };
}

async function* logged(
  log: Log,
  file: string,
  lines: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* lines;
  } catch (error) {
    log.error('export broke off', { file, reason: failureReason(error) });
    throw error;
  }
}

async function* linesOf(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${byteOrderMark}${csvLines([columns])}`);
  for await (const rows of batches) yield encoder.encode(csvLines(rows));
}
