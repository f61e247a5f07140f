import type { Address } from '@ponte/domain';
import type { AddressView } from '@ponte/ui/address-card';

export function addressView(address: Address): AddressView {
  const { id, city, state, countryId, postalCode, ...texts } = address;
  return {
    ...texts,
    id: String(id),
    city: city.name,
    state: state.name,
    country: countryId === 1 ? 'BR' : 'PY',
    postalCode: postalCode.replaceAll(/\D/g, '') || undefined,
  };
}
