/** Reads CSV (RFC 4180): quoted fields may hold separators, line ends and doubled quotes. */

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

/**
 * Splits text that comes in pieces into records. The separator is a comma, or a semicolon when the
 * first line has more of those, as spreadsheets of Brazil and Paraguay write it.
 *
 * @throws OpenQuote when a quoted field never ends
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let separator: string | undefined;
  let pending = '';
  let line = 1;
  for await (const record of joinQuoted(chunks)) {
    pending = record.replace(/\r?\n?$/, '');
    separator ??= separatorOf(pending);
    if (pending !== '') yield { line, fields: splitFields(pending, separator) };
    line += record.split('\n').length - 1;
  }
}

/** Pieces of text as whole records, each with its line end. */
async function* joinQuoted(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  let searched = 0;
  let quoted = false;
  for await (const chunk of chunks) {
    text += text === '' && searched === 0 ? chunk.replace(/^\uFEFF/, '') : chunk;
    let start = 0;
    for (; searched < text.length; searched += 1) {
      const character = text.charCodeAt(searched);
      if (character === quote) quoted = !quoted;
      else if (character === lineFeed && !quoted) {
        yield text.slice(start, searched + 1);
        start = searched + 1;
      }
    }
    text = text.slice(start);
    searched = text.length;
    if (text.length > longestRecord) throw new OpenQuote();
  }
  if (quoted) throw new OpenQuote();
  if (text !== '') yield text;
}

const quote = 34;
const lineFeed = 10;

function separatorOf(header: string): string {
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

function splitFields(record: string, separator: string): string[] {
  const fields: string[] = [];
  let start = 0;
  let quoted = false;
  for (let place = 0; place <= record.length; place += 1) {
    if (record.charCodeAt(place) === quote) quoted = !quoted;
    else if (place === record.length || (record[place] === separator && !quoted)) {
      fields.push(unquoted(record.slice(start, place)));
      start = place + 1;
    }
  }
  return fields;
}

function unquoted(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}
