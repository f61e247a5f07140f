/** One product of a file to import. */
import { generalTaxPercent } from '@ponte/regional/money';
import * as v from 'valibot';
import { safeHtml } from '../catalogue/safe-html.ts';
import type { Specification } from '../db/schema/index.ts';

/** Dearer goods are mistakes, and carts of them could not be summed up exactly. */
const dearestUsdCents = 50_000_000;

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `is longer than ${most}`),
    v.check((value) => !value.includes('\0'), 'has a null character'),
  );
const needed = (most: number) => v.pipe(text(most), v.minLength(1, 'is missing'));
const optional = (most: number) => v.optional(text(most), '');

/** Yes and no, as spreadsheets write them. */
const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.string(), v.number()]),
      v.transform((value) => String(value).trim().toLowerCase()),
      v.transform((value) => (value === '' ? String(fallback) : value)),
      v.picklist(
        ['true', 'false', '1', '0', 'sim', 'não', 'nao', 'sí', 'si', 'no'],
        'is no yes or no',
      ),
      v.transform((value) => ['true', '1', 'sim', 'sí', 'si'].includes(value)),
    ),
    fallback,
  );

/** How many there are; nobody counts what says nothing. */
const pieces = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).trim()),
      v.regex(/^\d{0,6}$/, 'is no number of pieces'),
      v.transform((value) => (value === '' ? null : Number(value))),
    ),
  ),
  null,
);

/** A list, or its parts with `|` between them. */
const list = (parts: v.GenericSchema<string, string>) =>
  v.optional(
    v.pipe(
      v.union([v.array(v.string()), v.string()]),
      v.transform((value) => (typeof value === 'string' ? value.split('|') : value)),
      v.transform((values) => values.map((value) => value.trim()).filter((value) => value !== '')),
      v.array(parts),
      v.maxLength(100, 'has too many parts'),
    ),
    [],
  );

/** Dollars with a point and at most two decimals, as whole cents. */
const price = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'is no amount such as 64.90'),
  v.transform((value) => {
    const [whole = '', cents = ''] = value.split('.');
    return Number(whole + cents.padEnd(2, '0'));
  }),
  v.minValue(1, 'is nothing, and would give goods away'),
  v.maxValue(dearestUsdCents, 'is too much'),
);

/** A rate of I.V.A. in percent; what says nothing has the general one. */
const taxPercent = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
    v.regex(/^\d{0,2}$/, 'is no rate such as 10'),
    v.transform((value) => (value === '' ? generalTaxPercent : Number(value))),
  ),
  generalTaxPercent,
);

/** An address of a picture, or the key of a drawn one. */
const picture = v.pipe(
  v.string(),
  v.regex(/^(?:https:\/\/\S+|[a-z0-9][a-z0-9.-]*)$/, 'is no picture'),
);

const specification = v.pipe(v.string(), v.regex(/^[^:]+:.*$/, 'is no "name: value"'));

/** The columns of a CSV and the fields of a JSON line. */
export const productLine = v.strictObject({
  code: v.pipe(needed(60), v.regex(/[A-Za-z0-9]/, 'has no letter or digit')),
  name_pt: needed(200),
  name_es: needed(200),
  brand: needed(100),
  category_pt: needed(100),
  category_es: needed(100),
  department_pt: needed(100),
  department_es: needed(100),
  price_usd: price,
  iva: taxPercent,
  in_stock: flag(true),
  in_physical_stock: flag(true),
  pieces_left: pieces,
  show_price: flag(true),
  details_pt: optional(50_000),
  details_es: optional(50_000),
  specifications_pt: list(specification),
  specifications_es: list(specification),
  pictures: list(picture),
});

/** A product that can be kept. */
export type ProductLine = v.InferOutput<typeof productLine>;

/** A product, or the reason why its line is no product. */
export type ReadLine =
  | { readonly ok: true; readonly product: ProductLine }
  | { readonly ok: false; readonly reason: string };

/** Checks a line and cleans its HTML. */
export function readProductLine(value: unknown): ReadLine {
  const read = v.safeParse(productLine, value);
  if (!read.success) {
    const reasons = read.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'line'} ${sentence(issue)}`,
    );
    return { ok: false, reason: [...new Set(reasons)].slice(0, 5).join('; ') };
  }
  const product = read.output;
  return {
    ok: true,
    product: {
      ...product,
      details_pt: safeHtml(product.details_pt),
      details_es: safeHtml(product.details_es),
    },
  };
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not known';
  if (issue.input === undefined) return 'is missing';
  return issue.message.startsWith('Invalid ') ? 'is not of the right kind' : issue.message;
}

/** `Weight: 2 kg` as a name and a value. */
export function specificationOf(part: string): Specification {
  const colon = part.indexOf(':');
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
}

/** Letters and digits with hyphens between them, as an address has them. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'x';
}
