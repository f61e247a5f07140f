/** Joins numbers and units with no-break spaces: "6 mm", "220 V", "50 %". */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:\p{L}{1,3}|%|°C)(?!\p{L}))/gu, '$1\u00A0');
}
