import { fold } from './fold.ts';
import { loadCities } from './load.ts';
import { stateByCode, stateById, statesOf, type PlaceCountry } from './states.ts';

/** A state, department or city as it is chosen. */
export interface Place {
  readonly id: number;
  readonly name: string;
}

/** What a look-up service says of a Brazilian postal code. */
export interface FoundAddress {
  /** The state's two letters, such as "PR". */
  readonly state: string;
  /** The city's name, in any case and with or without accents. */
  readonly city: string;
  /** Without the number; a code of a whole town has none. */
  readonly street?: string | undefined;
  /** Bairro; a code of a whole town has none. */
  readonly district?: string | undefined;
}

/** Where an address form asks for places: the `lookups` of `AddressForm` and `AddressModal` of `@ponte/ui`. */
export interface AddressLookups {
  readonly loadStates: (country: PlaceCountry) => Promise<readonly Place[]>;
  readonly loadCities: (stateId: number) => Promise<readonly Place[]>;
  readonly findPostalCode?: (
    postalCode: string,
    signal: AbortSignal,
  ) => Promise<{
    readonly street?: string | undefined;
    readonly district?: string | undefined;
    readonly state: Place;
    readonly city: Place;
  } | null>;
}

/**
 * The places of an address form, from this package's data; cities are fetched when they are asked for.
 * @param findPostalCode asks a service for eight digits; `null` for a code that it does not know.
 *   Without it, customers choose state and city. A city that the data do not have is chosen, too.
 * @example const lookups = addressLookups();
 */
export function addressLookups(
  findPostalCode?: (postalCode: string, signal: AbortSignal) => Promise<FoundAddress | null>,
): AddressLookups {
  const lookups: AddressLookups = {
    loadStates: async (country) => statesOf(country),
    async loadCities(stateId) {
      const country = stateById(stateId)?.country;
      return country ? (await loadCities(country)).ofState(stateId) : [];
    },
  };
  if (!findPostalCode) return lookups;
  return {
    ...lookups,
    async findPostalCode(postalCode, signal) {
      const found = await findPostalCode(postalCode, signal);
      const state = found && stateByCode('BR', found.state.toUpperCase());
      if (!state) return null;
      const name = fold(found.city);
      const city = (await loadCities('BR'))
        .ofState(state.id)
        .find((one) => fold(one.name) === name);
      return city ? { street: found.street, district: found.district, state, city } : null;
    },
  };
}
