/** A phone as it was written, without blanks, brackets, dots, slashes, dashes and invisible marks. */
export function compactPhone(text: string): string {
  return text.replace(/[\s()./\p{Pd}\p{Cf}\u2212]+/gu, '');
}

/** The two digits of a Brazilian carrier, dialled between the trunk prefix and the area code. */
export const brazilianCarrier = '(?:1[245]|2[1-35]|31|4[13]|[56]5|99)';
