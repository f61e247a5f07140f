/** As the column of rates has them. */
const decimals = 12;

/** What a rate is written like: digits, and a fraction after a point; more than nothing. */
export const rateForm = /^(?=.*[1-9])\d{1,12}(?:\.\d{1,12})?$/;

/** A rate as a whole number of billionths of thousandths, so that nothing of it is rounded. */
export function rateUnits(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Whether one rate differs from another by more than `mostPercent` of it. */
export function jumps(from: string, to: string, mostPercent: number): boolean {
  const [before, after] = [rateUnits(from), rateUnits(to)];
  const difference = after > before ? after - before : before - after;
  return difference * 100n > before * BigInt(mostPercent);
}
