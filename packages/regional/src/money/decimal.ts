/** A decimal number without loss: `units / 10 ** scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/**
 * Reads a rate: a positive decimal string, at most 15 digits before and 20 after the dot.
 * The bounds keep hostile input from becoming arithmetic on megabytes of digits.
 */
export function parseRate(text: string | undefined): Decimal | undefined {
  const match = /^(\d{1,15})(?:\.(\d{1,20}))?$/.exec(text ?? '');
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return units > 0n ? { units, scale: fraction.length } : undefined;
}

/** The quotient of two whole numbers, `divisor` positive, with halves rounded away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}
