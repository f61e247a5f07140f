import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A record with the number of the line that it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** A file that no more can be read of, because a quote in it was never closed. */
export class OpenQuote extends Error {
  override readonly message = 'A quoted field never ends.';
}

/** A record longer than this has a quote that was never closed. */
const longestRecord = 2_000_000;

const openQuoteCodes = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/**
 * Splits text that comes in pieces into records. The separator is a comma, or a semicolon when the
 * first line has more of those, as spreadsheets of Brazil and Paraguay write it.
 *
 * @throws OpenQuote when a quoted field never ends
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { header, text } = await peek(chunks);
  const parser = parse({
    delimiter: header.split(';').length > header.split(',').length ? ';' : ',',
    record_delimiter: ['\r\n', '\n'],
    bom: true,
    relax_column_count: true,
    // Inches are written as 1/2" in fields without quotes.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    info: true,
  });
  // The iteration is told of a failure too.
  const records: AsyncIterable<ParsedRecord> = pipeline(text, parser, () => undefined);
  try {
    for await (const { info, record } of records) {
      const breaks = record.join('').split('\n').length - 1;
      yield { line: info.lines - breaks, fields: record };
    }
  } catch (error) {
    if (error instanceof CsvError && openQuoteCodes.has(error.code)) throw new OpenQuote();
    throw error;
  }
}

interface ParsedRecord {
  /** The line that the record ends on. */
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/** The first line that is not blank, and the whole text from its beginning. */
async function peek(chunks: AsyncIterable<string>) {
  const pieces = chunks[Symbol.asyncIterator]();
  let start = '';
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    start += next.value;
    if (/\S.*\n/.test(start)) break;
  }
  async function* text() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { header: /\S.*/.exec(start)?.[0] ?? '', text };
}
