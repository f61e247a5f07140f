/** The lines that an import refused: a few on the terminal, all of them in a file. */
import { rm, writeFile } from 'node:fs/promises';
import type { BadLine } from '../import/read-file.ts';
import { failureReason } from '../runtime/failure-reason.ts';
import { print } from './tool.ts';

/** The file beside it says the rest. */
const mostShown = 20;

export class Refusals {
  readonly #lines: BadLine[] = [];

  get count(): number {
    return this.#lines.length;
  }

  add(line: BadLine): void {
    this.#lines.push(line);
    if (this.count <= mostShown) print(sentenceOf(line));
  }

  /**
   * Writes a report beside what was imported, in place of that of an earlier import, and says where.
   * @param path of the file or folder that was imported
   * @param besides what else has to be told
   */
  async report(path: string, besides: readonly string[]): Promise<void> {
    const report = `${path.replace(/\.(?:csv|jsonl)$/i, '')}.refused.csv`;
    const total = this.count + besides.length;
    for (const reason of besides.slice(0, mostShown)) print(reason);
    if (total === 0) return rm(report, { force: true });
    try {
      await writeFile(report, reportOf(this.#lines, besides));
      print(`${total} refused lines and pictures are in ${report}.`);
    } catch (error) {
      print(`The refused lines can't be written to ${report} (${failureReason(error)}).`);
    }
  }
}

function sentenceOf({ file, line, reason }: BadLine): string {
  return `${file === undefined ? '' : `${file} `}line ${line}: ${reason}`;
}

/** With a BOM and semicolons, as spreadsheets of both countries open it. */
function reportOf(lines: readonly BadLine[], besides: readonly string[]): string {
  const rows = lines.map(({ file = '', line, code = '', reason }) => [file, line, code, reason]);
  const others = besides.map((reason) => ['', '', '', reason]);
  const text = [['file', 'line', 'code', 'reason'], ...rows, ...others].map((row) =>
    row.map(quoted).join(';'),
  );
  return `\uFEFF${text.join('\r\n')}\r\n`;
}

function quoted(field: string | number): string {
  return `"${String(field).replaceAll('"', '""')}"`;
}
