/**
 * A RUC by Paraguay's tax office, computed apart from ours: the type `tRuc` of the schema for
 * electronic invoices (SIFEN, `DE_Types_v150.xsd`) and its published routine for the check digit, in
 * which each character that is not a digit is replaced by its ASCII code.
 */
export function isRucOfTaxOffice(body: string, digit: string): boolean {
  const fits = body.length >= 3 && body.length <= 8 && /^[1-9][0-9]*[0-9A-D]?$/.test(body);
  return fits && /^[0-9]$/.test(digit) && Number(digit) === checkDigitOfTaxOffice(body);
}

function checkDigitOfTaxOffice(body: string): number {
  const digits = body.replace(/\D/g, (letter) => String(letter.codePointAt(0)));
  let factor = 2;
  let total = 0;
  for (let place = digits.length - 1; place >= 0; place--) {
    if (factor > 11) factor = 2;
    total += Number(digits.charAt(place)) * factor;
    factor += 1;
  }
  const rest = total % 11;
  return rest > 1 ? 11 - rest : 0;
}
