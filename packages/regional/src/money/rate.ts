import { shiftPoint } from './decimal.ts';

/** Rates are whole multiples of 10^-20, so two of them need no aligning. */
export const rateDecimals = 20;

/**
 * Parses a rate: a positive decimal string, at most 15 digits before and 20 after the point;
 * otherwise zero. The bounds prevent arithmetic on megabytes of hostile digits.
 */
export function parseRate(text = ''): bigint {
  return /^\d{1,15}(\.\d{1,20})?$/.test(text) ? BigInt(shiftPoint(text, rateDecimals)) : 0n;
}

/** Integer division, rounding half away from zero; `divisor` is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

export function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
