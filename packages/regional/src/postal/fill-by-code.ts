/** What a postal code says about an address beyond its city; "" when nothing. */
export interface FilledByCode {
  readonly street: string;
  readonly district: string;
}

/**
 * Street and district after a look-up: its answer fills a field that is empty or still holds an
 * earlier look-up's answer. What the customer or autofill entered stays.
 * @param told the answer of the look-up
 * @param before the previous look-up's answer
 * @example
 * fillByCode({ street: 'Rua A, 12', district: '' }, { street: 'Avenida Brasil', district: 'Centro'
 * })
 * // { street: 'Rua A, 12', district: 'Centro' }
 */
export function fillByCode(
  values: FilledByCode,
  told: FilledByCode,
  before: FilledByCode = nothingTold,
): FilledByCode {
  const fill = (field: keyof FilledByCode) => {
    const value = values[field];
    return value.trim() === '' || value === before[field] ? told[field] : value;
  };
  return { street: fill('street'), district: fill('district') };
}

export const nothingTold: FilledByCode = { street: '', district: '' };
