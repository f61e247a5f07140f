/** Amounts of money in a search: prices are narrowed by a filter, and no goods are called by them. */

const amount = String.raw`\d[\d.,]*(?: ?mil\b)?`;
const range = `${amount}(?: ?(?:a|e|y|ate|hasta|-) ?${amount})?`;
const sign = String.raw`(?:r\$|us?\$s?|g\$|p\$|gs\.?|₲|\$|usd|brl|pyg)`;
const unit = String.raw`(?:dolar(?:es)?|rea(?:l|is)|guaran(?:i|is|ies)|pesos|usd|brl|pyg|gs|r\$|us?\$s?|g\$)(?![a-z0-9])`;
const bound =
  '(?:por )?(?:ate|hasta|(?:menos|mais|mas|abaixo|acima|arriba|debajo|a partir) de|desde|entre|de|por)';

/** With a sign before it, with its unit after it, or in thousands of what is no unit of measure. */
const money = new RegExp(
  String.raw`(?:\b${bound} )?(?:(?<![a-z0-9])${sign} ?${range}(?: de)?(?: ?${unit})?|\b${range} ?(?:de )?${unit}|\b\d[\d.,]* mil\b(?! *[a-z0-9]))`,
  'g',
);

/**
 * A plain text with blanks instead of amounts of money, of the same length: `furadeira até R$ 200` is
 * `furadeira`.
 */
export function withoutMoney(plain: string): string {
  return plain.replace(money, (found) => ' '.repeat(found.length));
}
