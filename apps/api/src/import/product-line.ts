/** One product of a file to import. */
import { generalTaxPercent } from '@ponte/regional/money';
import * as v from 'valibot';
import { safeHtml } from '../catalogue/safe-html.ts';
import type { Specification } from '../db/schema/index.ts';
import { flag, id, list, needed, optional, picture, slug, whole } from './fields.ts';

/** Dearer goods are mistakes, and carts of them could not be summed up exactly. */
const dearestUsdCents = 50_000_000;

/** Dollars with a point and at most two decimals, as whole cents. */
const price = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'is no amount such as 64.90'),
  v.transform((value) => {
    const [units = '', cents = ''] = value.split('.');
    return Number(units + cents.padEnd(2, '0'));
  }),
  v.minValue(1, 'is nothing, and would give goods away'),
  v.maxValue(dearestUsdCents, 'is too much'),
);

/** Only harmless tags stay. */
const html = v.pipe(optional(50_000), v.transform(safeHtml));

const specification = v.pipe(v.string(), v.regex(/^[^:]+:.*$/, 'is no "name: value"'));

/** The columns of a CSV and the fields of a JSON line. */
export const productLine = v.strictObject({
  id,
  slug,
  code: v.pipe(needed(60), v.regex(/[A-Za-z0-9]/, 'has no letter or digit')),
  name_pt: needed(200),
  name_es: needed(200),
  brand: needed(100),
  category_pt: needed(100),
  category_es: needed(100),
  department_pt: needed(100),
  department_es: needed(100),
  price_usd: price,
  iva: whole(/^\d{1,2}$/, generalTaxPercent, 'is no rate such as 10'),
  in_stock: flag(true),
  in_physical_stock: flag(true),
  pieces_left: whole(/^\d{1,6}$/, null, 'is no number of pieces'),
  show_price: flag(true),
  active: flag(true),
  details_pt: html,
  details_es: html,
  specifications_pt: list(specification),
  specifications_es: list(specification),
  pictures: list(picture),
});

/** A product that can be kept. */
export type ProductLine = v.InferOutput<typeof productLine>;

/** `Weight: 2 kg` as a name and a value. */
export function specificationOf(part: string): Specification {
  const colon = part.indexOf(':');
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
}
