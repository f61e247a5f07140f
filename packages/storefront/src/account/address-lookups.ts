import type { Shop } from '@ponte/domain';
import { addressesOf } from '@ponte/domain/addresses';
import { placesOf } from '@ponte/domain/places';
import type { AddressCountry, AddressLookups } from '@ponte/ui/address-form';

/** Where an address form of a customer asks: postal codes at the store, places in their data. */
export function addressLookups(shop: Shop, country: AddressCountry): AddressLookups {
  const { postalCode } = addressesOf(shop);
  const places = placesOf(shop);
  return {
    async findPostalCode(code) {
      const found = await postalCode.lookUp(code);
      return found.status === 'found' ? found : null;
    },
    loadStates: () => Promise.resolve(places.statesOf(country)),
    async loadCities(stateId) {
      await places.load(country);
      if (places.status(country) === 'failed') throw new Error('The cities did not come.');
      return places.citiesOf(stateId);
    },
  };
}
