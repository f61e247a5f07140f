/** Counts what an import changes of groups, and says each difference. */
import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './differences.ts';
import type { BadLine, LinePlace } from './read-file.ts';
import { TableSummary, type BesideTable } from './table-summary.ts';

interface GroupRow {
  readonly slug: string;
  readonly [column: string]: unknown;
}

export interface TallyOptions {
  readonly onBadLine: (bad: BadLine) => void;
  readonly onDifference?: ((difference: Difference) => void) | undefined;
}

/** The columns that tables name, and whether their values are shown: an icon is a drawing's text. */
const columns: Readonly<Record<string, { readonly name: string; readonly isShown?: boolean }>> = {
  slug: { name: 'slug', isShown: true },
  namePt: { name: 'name_pt', isShown: true },
  nameEs: { name: 'name_es', isShown: true },
  name: { name: 'name', isShown: true },
  special: { name: 'special', isShown: true },
  logo: { name: 'logo', isShown: true },
  icon: { name: 'icon' },
};

export class GroupTally {
  readonly summary: TableSummary;
  readonly #options: TallyOptions;

  constructor(table: BesideTable, options: TallyOptions) {
    this.summary = new TableSummary(table);
    this.#options = options;
  }

  readonly refuse = (bad: BadLine): void => {
    this.summary.refused += 1;
    this.#options.onBadLine(bad);
  };

  /** @param before the group as the shop has it */
  add(place: LinePlace, before: GroupRow | undefined, after: GroupRow): void {
    const { onDifference = () => undefined } = this.#options;
    if (!before) {
      this.summary.added += 1;
      onDifference({ ...place, code: after.slug });
      return;
    }
    const changed = Object.entries(columns).filter(
      ([column]) => column in after && !isDeepStrictEqual(before[column], after[column]),
    );
    for (const [column, { name, isShown = false }] of changed) {
      const [old, now] = isShown ? [cellOf(before[column]), cellOf(after[column])] : [null, null];
      onDifference({ ...place, code: after.slug, column: name, before: old, after: now });
    }
    if (changed.length > 0) this.summary.changed += 1;
    else this.summary.unchanged += 1;
  }
}

function cellOf(value: unknown): string | boolean | null {
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}
