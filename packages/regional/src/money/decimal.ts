/** The digits of a decimal string with its point moved right, cut there: "64.9" by 2 is "6490". */
export function shiftPoint(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return whole + fraction.slice(0, places).padEnd(places, '0');
}
