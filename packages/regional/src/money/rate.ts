import { shiftPoint } from './decimal.ts';

/** Rates are whole numbers of 10^-20, so that the decimals of two of them need no aligning. */
export const rateDecimals = 20;

/**
 * Reads a rate: a positive decimal string, at most 15 digits before and 20 after the dot; zero
 * for anything else. The bounds keep hostile input from becoming arithmetic on megabytes of digits.
 */
export function parseRate(text = ''): bigint {
  return /^\d{1,15}(\.\d{1,20})?$/.test(text) ? BigInt(shiftPoint(text, rateDecimals)) : 0n;
}

/** The quotient of two whole numbers, `divisor` positive, with halves rounded away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

/** 10 to the power of a whole number that is not negative. */
export function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
