/** A number that may come as text; null when absent. Zero counts as present. */
export function numberOf(wire: string | number | null | undefined): number | null {
  return wire === null || wire === undefined ? null : Number(wire);
}
