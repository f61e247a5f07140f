/** What an import says: a little on the terminal, all of it in files beside what was imported. */
import type { Difference } from '../../catalogue/import/differences.ts';
import type { MissingGoodsPicture } from '../../catalogue/import/missing-goods-pictures.ts';
import type { BadLine } from '../../catalogue/import/read-file.ts';
import { pictureReason } from '../../catalogue/import/sentences/picture-reason.ts';
import {
  say,
  sentenceOf,
  type SentenceLang,
  type SentenceName,
} from '../../catalogue/import/sentences/sentences.ts';
import { ReportFile } from './report-file.ts';
import { print } from './tool.ts';

/** The files say the rest. */
const mostShown = 20;

const refusedColumns: readonly SentenceName[] = [
  'columnFile',
  'columnLine',
  'columnRow',
  'columnCode',
  'columnReason',
];
const changedColumns: readonly SentenceName[] = [
  ...refusedColumns.slice(0, -1),
  'columnColumn',
  'columnBefore',
  'columnAfter',
];

export class ImportReport {
  readonly #lang: SentenceLang;
  readonly #refusals: BadLine[] = [];
  readonly #refused: ReportFile;
  readonly #changed: ReportFile;
  readonly #missing: BadLine[] = [];
  #notes = 0;

  /** @param path of the file or folder that is imported */
  constructor(path: string, lang: SentenceLang) {
    const base = path.replace(/\.(?:csv|jsonl|tsv|txt|xls[xm])$/i, '');
    const columns = (names: readonly SentenceName[]) => names.map((name) => say(lang, name));
    this.#lang = lang;
    this.#refused = new ReportFile(`${base}.refused.csv`, columns(refusedColumns));
    this.#changed = new ReportFile(`${base}.changes.csv`, columns(changedColumns));
  }

  /** How many lines were refused. */
  get count(): number {
    return this.#refusals.length;
  }

  refuse(line: BadLine): void {
    this.#refusals.push(line);
    if (this.count <= mostShown) print(this.#sentence(line));
  }

  /** Says which picture can't be had; its product is kept. */
  miss(line: BadLine): void {
    this.#missing.push(line);
    if (this.#missing.length <= mostShown) print(this.#sentence(line));
  }

  /** Says what is worth a look and was not refused. */
  note(line: BadLine): void {
    this.#notes += 1;
    if (this.#notes <= mostShown) print(this.#sentence(line));
  }

  change({ file = '', line, row, code, column, before = '', after = '' }: Difference): void {
    const what = column ?? say(this.#lang, 'newProduct');
    this.#changed.add([file, line ?? '', row ?? line ?? '', code, what, before, after]);
  }

  /**
   * Writes the files, in place of those of an earlier import, and says where they are.
   * @param late pictures of addresses that have not come
   * @returns how many lines and pictures there were to report
   */
  async close(late: readonly MissingGoodsPicture[]): Promise<number> {
    const lateRows = late.flatMap(({ picture, reason, codes }) => {
      const values = { picture, reason: pictureReason(reason) };
      const sentence = say(this.#lang, 'pictureNotCome', values);
      return (codes.length === 0 ? [''] : codes).map((code) => ({ code, sentence }));
    });
    for (const { code, sentence } of lateRows.slice(0, mostShown)) {
      print(`${code} ${sentence}`.trim());
    }
    const sorted = [...this.#refusals, ...this.#missing].toSorted(
      (a, b) => (a.file ?? '').localeCompare(b.file ?? '') || a.line - b.line,
    );
    for (const { file = '', line, row = line, code = '', problems } of sorted) {
      this.#refused.add([file, line, row, code, sentenceOf(this.#lang, problems)]);
    }
    for (const { code, sentence } of lateRows) this.#refused.add(['', '', '', code, sentence]);
    const n = sorted.length + lateRows.length;
    await this.#finish(this.#refused, ['refusedFile', 'refusedNotWritten'], n);
    await this.#finish(this.#changed, ['changesFile', 'changesNotWritten'], 0);
    return n;
  }

  async #finish(
    file: ReportFile,
    [written, failed]: readonly [SentenceName, SentenceName],
    n: number,
  ): Promise<void> {
    const { path, isEmpty } = file;
    const reason = await file.close();
    if (reason !== undefined) print(say(this.#lang, failed, { path, reason }));
    else if (!isEmpty) print(say(this.#lang, written, { n, path }));
  }

  #sentence({ file, line, row, problems }: BadLine): string {
    const problem = sentenceOf(this.#lang, problems);
    const sentence =
      row === undefined
        ? say(this.#lang, 'line', { line, problem })
        : say(this.#lang, row === line ? 'row' : 'lineAndRow', { line, row, problem });
    return file === undefined ? sentence : `${file} ${sentence}`;
  }
}
