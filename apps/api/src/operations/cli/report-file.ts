/** Tables that a command writes beside what it read, as spreadsheets of both countries open them. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { failureReason } from '../../platform/runtime/failure-reason.ts';
import { byteOrderMark, csvLines, type Cell } from '../../platform/spreadsheet/write-csv.ts';

const rowsAtOnce = 500;

/** Written in place of an earlier one; there is none without a row. */
export class ReportFile {
  readonly path: string;
  readonly #header: readonly string[];
  #stream: WriteStream | undefined;
  #waiting: (readonly Cell[])[] = [];
  #failure: unknown;

  constructor(path: string, header: readonly string[]) {
    this.path = path;
    this.#header = header;
  }

  get isEmpty(): boolean {
    return this.#stream === undefined;
  }

  add(row: readonly Cell[]): void {
    if (!this.#stream) {
      this.#stream = createWriteStream(this.path);
      this.#stream.on('error', (error) => (this.#failure = error));
      this.#stream.write(`${byteOrderMark}${csvLines([this.#header])}`);
    }
    this.#waiting.push(row);
    if (this.#waiting.length === rowsAtOnce) this.#write();
  }

  /** @returns why it can't be written, if so */
  async close(): Promise<string | undefined> {
    if (!this.#stream) {
      await rm(this.path, { force: true }).catch(() => undefined);
      return undefined;
    }
    this.#write();
    this.#stream.end();
    await finished(this.#stream).catch((error: unknown) => (this.#failure ??= error));
    return this.#failure === undefined ? undefined : failureReason(this.#failure);
  }

  #write(): void {
    if (this.#failure === undefined) this.#stream?.write(csvLines(this.#waiting));
    this.#waiting = [];
  }
}
