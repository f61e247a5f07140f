/**
 * A decimal as people of both countries type it, with a point as in the contract: "1.234,5", "1234,5"
 * or, from a keypad, "1234.5". Undefined for anything else, and for what can be read in two ways
 * ("7.300").
 */
export function typedDecimal(text: string): string | undefined {
  const typed = text.trim();
  if (/^\d+(?:\.\d{1,2})?$/.test(typed)) return typed;
  if (/^\d+,\d+$/.test(typed)) return typed.replace(',', '.');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(typed)) return typed.replaceAll('.', '');
  return undefined;
}

/** A decimal of the contract as it is typed. */
export function shownDecimal(decimal: string): string {
  return decimal.replace('.', ',');
}
