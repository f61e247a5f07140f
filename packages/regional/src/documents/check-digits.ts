/**
 * The modulo 11 check digit of Brazil and Paraguay: characters from right to left, times 2, 3, … up
 * to `lastWeight` and again from 2; 11 minus the remainder, or 0 for remainders 0 and 1.
 *
 * A character's value is its code minus 48, so "A" is 17 (Receita Federal, Nota Técnica 49/2024, on
 * the alphanumeric CNPJ).
 */
function checkDigit(body: string, lastWeight: number): string {
  let total = 0;
  let weight = 2;
  for (let index = body.length - 1; index >= 0; index--) {
    total += (body.charCodeAt(index) - 48) * weight;
    weight = weight === lastWeight ? 2 : weight + 1;
  }
  const remainder = total % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}

/** Whether the last `count` characters are the check digits of what precedes each of them. */
export function hasCheckDigits(document: string, count: number, lastWeight: number): boolean {
  let body = document.slice(0, -count);
  for (let made = 0; made < count; made++) body += checkDigit(body, lastWeight);
  return body === document;
}
