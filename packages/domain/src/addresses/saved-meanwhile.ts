import type { NewAddress } from '@ponte/contract/rules/address';
import type { Address } from '../entities/index.ts';

/** Finds the form's address among those that were added since. */
export function savedMeanwhile(
  before: readonly Address[],
  now: readonly Address[],
  form: NewAddress,
): Address | undefined {
  const known = new Set(before.map(({ id }) => id));
  return now.find(
    (address) =>
      !known.has(address.id) &&
      address.name === form.name &&
      address.street === form.street &&
      address.number === form.number &&
      address.district === form.district &&
      String(address.city.id) === form.cityId,
  );
}
