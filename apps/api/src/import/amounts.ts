/** Amounts of money as people write them in Brazil, in Paraguay and in programs. */

/** The forms that say one amount only: at most two decimals, after a comma or a point. */
const forms = [
  /^\d{1,9}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/,
];

export function isAmount(text: string): boolean {
  return forms.some((form) => form.test(text));
}

/** Whether three digits follow one comma or point: thousands to some, a fraction to others. */
export function mayBeThousands(text: string): boolean {
  return /^\d{1,3}[.,]\d{3}$/.test(text);
}

/**
 * The hundredths of an amount.
 * @param amount as `isAmount` knows it
 */
export function centsOf(amount: string): number {
  const [, units = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  return Number(units.replace(/[.,]/g, '') + cents.padEnd(2, '0'));
}
