/** Tables of which an import is all that there is, once each. */
import type * as v from 'valibot';
import type { Difference } from './differences.ts';
import { readLine } from './fields.ts';
import type { BadLine, LinePlace, Lines } from './read-file.ts';
import { TableSummary, type BesideTable } from './table-summary.ts';

export interface ReplaceOptions {
  /** Receives each bad line, which is skipped. */
  readonly onBadLine: (bad: BadLine) => void;
  readonly onDifference?: ((difference: Difference) => void) | undefined;
  /** Keeps nothing, and says what would change. */
  readonly dry?: boolean;
}

interface ReplacedTable<Line> {
  readonly name: BesideTable;
  readonly schema: v.GenericSchema<unknown, Line>;
  /** What the shop has, as `textOf` writes it. */
  readonly known: readonly string[];
  readonly textOf: (line: Line) => string;
  readonly write: (lines: readonly Line[]) => Promise<void>;
}

export async function replaceLines<Line>(
  lines: Lines,
  { name, schema, known, textOf, write }: ReplacedTable<Line>,
  { onBadLine, onDifference = () => undefined, dry = false }: ReplaceOptions,
): Promise<TableSummary> {
  const summary = new TableSummary(name);
  const kept: Line[] = [];
  const added: (LinePlace & { readonly text: string })[] = [];
  // How often the shop has each that no line has named yet.
  const left = new Map<string, number>();
  for (const text of known) left.set(text, (left.get(text) ?? 0) + 1);
  for await (const { value, ...place } of lines) {
    const read = readLine(schema, value);
    if (!read.ok) {
      summary.refused += 1;
      onBadLine({ ...place, problems: read.problems });
      continue;
    }
    const { line } = read;
    kept.push(line);
    const text = textOf(line);
    const count = left.get(text) ?? 0;
    if (count > 0) {
      left.set(text, count - 1);
      summary.unchanged += 1;
    } else added.push({ ...place, text });
  }
  for (const { text, ...place } of added) {
    onDifference({ ...place, code: '', column: name, before: null, after: text });
  }
  for (const [text, count] of left) {
    for (let n = 0; n < count; n += 1) {
      onDifference({ code: '', column: name, before: text, after: null });
    }
    summary.removed += count;
  }
  summary.added = added.length;
  if (!dry) await write(kept);
  return summary;
}
