/** What an import changes of each product, as a person reads it. */
import { money } from '@ponte/regional/money';
import * as v from 'valibot';
import { joinParts } from '../../platform/spreadsheet/list-cell.ts';
import type { Cell } from '../../platform/spreadsheet/write-csv.ts';
import type { ProductChange, ValueChange } from './apply-products.ts';
import type { Groups } from './groups.ts';
import type { Plan } from './plan-products.ts';
import type { LinePlace } from './read-file.ts';

/** A changed value; a new product has neither column nor values. */
export interface Difference extends Partial<LinePlace> {
  readonly code: string;
  /** As tables name it. */
  readonly column?: string;
  readonly before?: Cell;
  readonly after?: Cell;
}

export function* differencesOf(
  { added, known }: Plan,
  changes: readonly ProductChange[],
  groups: Groups,
): Generator<Difference> {
  for (const { place, row } of added) yield { ...place, code: row.code };
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const { id, values } of changes) {
    const { place, code } = byId.get(id) ?? { place: {}, code: '' };
    for (const value of values) yield { ...place, code, ...shown(value, groups) };
  }
}

const columns: Readonly<Record<string, string>> = {
  brand_id: 'brand',
  department_id: 'department_pt',
  category_id: 'category_pt',
  price_usd_cents: 'price_usd',
  tax_percent: 'iva',
};

const specifications = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), value: v.string() })),
  v.transform((rows) => joinParts(rows.map(({ name, value }) => `${name}: ${value}`))),
);
const pictures = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Postgres writes them as texts, which a spreadsheet would have marked. */
const isFlag = (column: string): boolean =>
  /^(?:in_stock|in_physical_stock|show_price|active)$/.test(column);

function shown([column, before, after]: ValueChange, groups: Groups) {
  const cell = (value: string | null): Cell => {
    if (value === null) return null;
    if (column === 'price_usd_cents') return money(Number(value), 'USD');
    if (column === 'pieces_left' || column === 'tax_percent') return Number(value);
    if (isFlag(column)) return value === 'true';
    if (column === 'specifications_pt' || column === 'specifications_es') {
      return v.parse(specifications, value);
    }
    if (column === 'pictures') return joinParts(v.parse(pictures, value));
    if (column === 'brand_id' || column === 'category_id' || column === 'department_id') {
      return groups.nameOf(column, Number(value));
    }
    return value;
  };
  return { column: columns[column] ?? column, before: cell(before), after: cell(after) };
}
