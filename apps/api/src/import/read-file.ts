import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readCsv } from './csv.ts';

/** Where a line stands. */
export interface LinePlace {
  /** The file, where there are several. */
  readonly file?: string;
  readonly line: number;
}

/** A line of a file, with its number, as the value that it is meant to be. */
export interface RawLine extends LinePlace {
  readonly value: unknown;
}

/** Lines as they are read. */
export type Lines = AsyncIterable<RawLine>;

/** A line that can't be kept, and why. */
export interface BadLine extends LinePlace {
  readonly reason: string;
}

/** Reads a `.csv` file with a header line, or a file of one JSON object a line. */
export function readFileLines(path: string): AsyncGenerator<RawLine> {
  return path.toLowerCase().endsWith('.csv') ? csvLines(path) : jsonLines(path);
}

async function* csvLines(path: string): AsyncGenerator<RawLine> {
  let header: readonly string[] | undefined;
  for await (const { line, fields } of readCsv(createReadStream(path, 'utf8'))) {
    if (header === undefined) header = fields.map((name) => name.trim());
    else yield { line, value: recordOf(header, fields) };
  }
}

/** A record with more or fewer fields than columns is wrong, whatever is in it. */
function recordOf(header: readonly string[], fields: readonly string[]): unknown {
  if (fields.length !== header.length) return `has ${fields.length} fields`;
  return Object.fromEntries(header.map((name, index) => [name, fields[index]]));
}

async function* jsonLines(path: string): AsyncGenerator<RawLine> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() !== '') yield { line, value: parse(text) };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
