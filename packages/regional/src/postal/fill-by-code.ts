/** What a postal code tells of an address beyond its city; "" where it tells nothing. */
export interface FilledByCode {
  readonly street: string;
  readonly district: string;
}

/**
 * What street and district hold once a postal code has been looked up: what the code tells goes into a
 * field that is empty, or that still holds what an earlier look-up told. What the customer or the browser
 * has put there stays.
 *
 * @param told what the code tells
 * @param before what the look-up before it told
 * @example fillByCode({ street: 'Rua A, 12', district: '' }, { street: 'Avenida Brasil', district: 'Centro' })
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

/** Before any look-up. */
export const nothingTold: FilledByCode = { street: '', district: '' };
