/** A decimal string's digits with the point moved right, truncated there: "64.9" by 2 is "6490". */
export function shiftPoint(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return whole + fraction.slice(0, places).padEnd(places, '0');
}
