import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unmarkText } from '../../platform/spreadsheet/text-mark.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A record with the number of the line that it begins on. */
export interface CsvRecord {
  readonly line: number;
  /** The line breaks within its fields. */
  readonly breaks: number;
  readonly fields: readonly string[];
}

/** A record longer than this has a quote that was never closed. */
const longestRecord = 2_000_000;

const openQuoteCodes = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** Spreadsheets of Brazil and Paraguay write semicolons, because their decimals have commas. */
const delimiters = [',', ';', '\t'];

/**
 * Splits text that comes in pieces into records. They are separated by what the first line has most
 * of: commas, semicolons or tabs.
 *
 * @throws UnreadableFile when a quoted field never ends
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { header, lineEnds, text } = await peek(chunks);
  const parser = parse({
    delimiter: delimiterIn(header),
    record_delimiter: lineEnds,
    bom: true,
    relax_column_count: true,
    // Inches are written as 1/2" in fields without quotes.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    info: true,
  });
  // The iteration below reports failures too.
  const records: AsyncIterable<ParsedRecord> = pipeline(text, parser, () => undefined);
  try {
    for await (const { info, record } of records) {
      const breaks = record.reduce((sum, field) => sum + breaksIn(field), 0);
      yield { line: info.lines - breaks, breaks, fields: record.map(unmarkText) };
    }
  } catch (error) {
    if (!(error instanceof CsvError) || !openQuoteCodes.has(error.code)) throw error;
    throw new UnreadableFile({ says: 'openQuote' });
  }
}

function breaksIn(field: string): number {
  if (!field.includes('\n') && !field.includes('\r')) return 0;
  return field.match(/\r\n|\n|\r/g)?.length ?? 0;
}

function delimiterIn(header: string): string {
  const names = header.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => names.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
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
    if (/\S.*(?:\n|\r[^])/.test(start)) break;
  }
  async function* text() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const [header = '', end] = /\S.*(\r(?!\n))?/.exec(start) ?? [];
  // Old programs on a Mac end lines with a carriage return alone.
  const lineEnds = end === undefined ? ['\r\n', '\n'] : ['\r'];
  return { header: header.replace(/\r$/, ''), lineEnds, text };
}
