/** Amounts of money as people write them in Brazil, in Paraguay and in programs. */

/** The forms that say one amount only: at most two decimals, after a comma or a point. */
const forms = [
  /^\d{1,9}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/,
];

/** Whether it has at most two decimals, and no text leaves a doubt which. */
export function isAmount(amount: string | number): boolean {
  if (typeof amount === 'string') return forms.some((form) => form.test(amount));
  const shown = shownNumber(amount);
  return shown >= 0 && Math.round(shown * 100) / 100 === shown;
}

/** Whether three digits follow one comma or point: thousands to some, a fraction to others. */
export function mayBeThousands(text: string): boolean {
  return /^\d{1,3}[.,]\d{3}$/.test(text);
}

/**
 * The hundredths of an amount.
 * @param amount as `isAmount` knows it
 */
export function centsOf(amount: string | number): number {
  if (typeof amount === 'number') return Math.round(shownNumber(amount) * 100);
  const [, units = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  return Number(units.replace(/[.,]/g, '') + cents.padEnd(2, '0'));
}

/**
 * The number that a spreadsheet shows. Its cells hold binary fractions, 1234.4999999999998 for a sum of 1234.5;
 * the first fifteen digits are the number that was written or calculated.
 */
function shownNumber(value: number): number {
  return Number(value.toPrecision(15));
}
