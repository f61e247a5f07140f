/** A number that may come as text; null when the store does not say it. Zero is said. */
export function numberOf(wire: string | number | null | undefined): number | null {
  return wire === null || wire === undefined ? null : Number(wire);
}
