/** One product of a file to import. */
import { generalTaxPercent, taxPercents } from '@ponte/regional/money';
import * as v from 'valibot';
import type { Specification } from '../../platform/db/schema/index.ts';
import { safeHtml } from '../products/safe-html.ts';
import { centsOf, isAmount, mayBeThousands } from './amounts.ts';
import {
  flag,
  goodsPicture,
  id,
  isNumber,
  list,
  says,
  slug,
  text,
  textOr,
  whole,
} from './fields.ts';
import { htmlOfText } from './html-of-text.ts';
import { isOnRequest } from './on-request.ts';
import type { SentenceName } from './sentences/sentences.ts';

/** Dearer goods are mistakes, and carts of them could not be summed up exactly. */
const dearestUsdCents = 50_000_000;

function whyNoAmount(amount: string | number): SentenceName {
  if (typeof amount === 'number') return amount < 0 ? 'noAmount' : 'tooManyDecimals';
  if (amount === '') return 'noPrice';
  return mayBeThousands(amount) ? 'maybeThousands' : 'noAmount';
}

const amount = v.pipe(
  textOr(isNumber),
  v.transform((value) => (typeof value === 'string' ? value.trim() : value)),
  v.check(isAmount, ({ input }) => whyNoAmount(input)),
  v.transform(centsOf),
  v.minValue(1, says('givenAway')),
  v.maxValue(dearestUsdCents, says('tooDear')),
);

/** Dollars as whole cents; null on request. */
const price = v.pipe(
  textOr(isNumber),
  v.transform((value) => (typeof value === 'string' && isOnRequest(value) ? null : value)),
  v.nullable(amount),
);

/** Only harmless tags stay; a plain text keeps its paragraphs and lists. */
const html = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(50_000, says('tooLong')),
  v.check((value) => !value.includes('\0'), says('nullCharacter')),
  v.transform((value) => safeHtml(htmlOfText(value.toWellFormed()))),
);

const specification = v.pipe(v.string(), v.regex(/^[^:]+:.*$/s, says('noSpecification')));

/** As it is written: a shop may have codes that `oneLine` would change. */
const code = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, says('missing')),
  v.maxLength(60, says('tooLong')),
  v.check((value) => !value.includes('\0'), says('nullCharacter')),
  v.regex(/[A-Za-z0-9]/, says('noLetterOrDigit')),
);

const taxRate = whole(new RegExp(`^(?:${taxPercents.join('|')})$`), generalTaxPercent, 'noTaxRate');

/**
 * The columns of a CSV and the fields of a JSON line. What is absent stays as it is; what is empty is
 * cleared.
 */
export const productLine = v.strictObject({
  id,
  slug,
  code: v.optional(code),
  name_pt: v.optional(text(200)),
  name_es: v.optional(text(200)),
  brand: v.optional(text(100)),
  category_pt: v.optional(text(100)),
  category_es: v.optional(text(100)),
  department_pt: v.optional(text(100)),
  department_es: v.optional(text(100)),
  price_usd: v.optional(price),
  iva: v.optional(taxRate),
  in_stock: v.optional(flag(true)),
  in_physical_stock: v.optional(flag(true)),
  pieces_left: v.optional(whole(/^\d{1,6}$/, null, 'noPieces')),
  show_price: v.optional(flag(true)),
  active: v.optional(flag(true)),
  details_pt: v.optional(html),
  details_es: v.optional(html),
  specifications_pt: v.optional(list(specification)),
  specifications_es: v.optional(list(specification)),
  pictures: v.optional(list(goodsPicture)),
});

/** What a line says of a product. */
export type ProductLine = v.InferOutput<typeof productLine>;

/** `Weight: 2 kg` as a name and a value. */
export function specificationOf(part: string): Specification {
  const colon = part.indexOf(':');
  return { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
}
