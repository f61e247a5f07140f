/** One product of a file to import. */
import { generalTaxPercent } from '@ponte/regional/money';
import * as v from 'valibot';
import { safeHtml } from '../catalogue/safe-html.ts';
import type { Specification } from '../db/schema/index.ts';
import { centsOf, isAmount, mayBeThousands } from './amounts.ts';
import { flag, goodsPicture, id, list, needed, optional, slug, whole } from './fields.ts';

/** Dearer goods are mistakes, and carts of them could not be summed up exactly. */
const dearestUsdCents = 50_000_000;

/** Dollars as whole cents. */
const price = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.check(isAmount, ({ input }) =>
    mayBeThousands(input)
      ? 'may be thousands or a fraction: write it with two decimals'
      : 'is no amount such as 64.90, without a sign of its currency',
  ),
  v.transform(centsOf),
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
  code: v.pipe(
    needed(60),
    v.regex(/[A-Za-z0-9]/, 'has no letter or digit'),
    v.check(
      (value) => !/^\d([.,]\d+)?E\+\d+$/i.test(value),
      'was shortened by a spreadsheet: make its column text',
    ),
  ),
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
  pictures: list(goodsPicture),
});

/** A product that can be kept. */
export type ProductLine = v.InferOutput<typeof productLine>;

/** `Weight: 2 kg` as a name and a value. */
export function specificationOf(part: string): Specification {
  const colon = part.indexOf(':');
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
}
