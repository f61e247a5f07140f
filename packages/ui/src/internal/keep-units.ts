/** A text whose numbers do not part from their units at a line's end: "6 mm", "220 V", "50 %". */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:\p{L}{1,3}|%|°C)(?!\p{L}))/gu, '$1\u00A0');
}
