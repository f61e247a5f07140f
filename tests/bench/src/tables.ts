import { compare, quantile } from './compare.ts';

/** All that was measured of a build, by row; the figures of a row in the order they were measured. */
export type Rows = Map<string, number[]>;

/** A build's name and its rows. */
export interface Measured {
  readonly name: string;
  readonly rows: Rows;
}

/** Adds the figures of one visit. */
export function add(rows: Rows, figures: Readonly<Record<string, number>>): void {
  for (const [row, figure] of Object.entries(figures)) {
    rows.set(row, [...(rows.get(row) ?? []), figure]);
  }
}

/** The results as Markdown: of two builds the ratios, of one its figures. */
export function tableOf(mine: Measured, theirs: Measured | undefined): string {
  return theirs ? comparisonOf(mine, theirs) : figuresOf(mine);
}

function figuresOf({ name, rows }: Measured): string {
  return [
    `| | ${name} | quartiles |`,
    '| --- | ---: | --- |',
    ...[...rows].map(([row, figures]) => {
      const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(figures, share));
      return `| ${row} | ${short(middle)} | ${short(low)} to ${short(high)} |`;
    }),
  ].join('\n');
}

function comparisonOf(mine: Measured, theirs: Measured): string {
  const rows = [...mine.rows].map(([row, figures]) => ({
    row,
    ...compare(figures, theirs.rows.get(row) ?? []),
  }));
  const known = rows.filter(({ verdict }) => verdict !== 'unknown');
  const shown = rows.filter((one) => known.includes(one) || isWhole(one.row));
  return [
    `| | ${theirs.name} | ${mine.name} | ratio | quartiles | a build and itself |`,
    '| --- | ---: | ---: | ---: | --- | --- |',
    ...shown.map((row) => {
      const cells = [
        row.row,
        short(row.theirs),
        short(row.mine),
        row.ratio.toFixed(2) + (row.verdict === 'unknown' ? ", can't tell" : ''),
        row.quartiles.map((quartile) => quartile.toFixed(2)).join(' to '),
        `× ${row.noise.toFixed(2)}`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    `The machine was too noisy to tell ${rows.length - known.length} of ${rows.length} rows; parts of a whole are left out then.`,
  ].join('\n');
}

/** Not a part of another row, such as the script of the main thread's time. */
const isWhole = (row: string) => row.endsWith(', ms');

function short(figure = Number.NaN): string {
  if (figure === 0) return '0';
  return figure.toFixed(figure < 1 ? 3 : figure < 10 ? 1 : 0);
}

const begin = '<!-- bench:pages begin -->';
const end = '<!-- bench:pages end -->';

/**
 * `text` with the tables between its marks.
 *
 * @throws when there are no marks
 */
export function replaceTables(text: string, tables: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no "${begin}" … "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${tables}\n\n${text.slice(to)}`;
}
