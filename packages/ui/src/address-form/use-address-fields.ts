import { fillByCode, nothingTold, type FilledByCode } from '@ponte/regional/postal';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { type AddressCountry, type AddressPlace, type AddressValues } from './model.ts';
import { usePlaces } from './use-places.ts';

/** What a Brazilian postal code leads to. A code of a whole town has no street and district. */
export interface PostalAddress {
  /** Without the number. */
  readonly street?: string | undefined;
  /** Bairro. */
  readonly district?: string | undefined;
  /** Chosen already where the customer then looks. */
  readonly state: AddressPlace;
  /** Belongs to `state`. */
  readonly city: AddressPlace;
}

/**
 * Where an address form asks: `addressLookups()` of `@ponte/regional/places`, or calls of your own. The kit
 * fetches nothing itself.
 */
export interface AddressLookups {
  /**
   * Looks up eight digits. `null`, like a failure, lets the customer choose state and city.
   * Without it they always do.
   */
  readonly findPostalCode?:
    | ((postalCode: string, signal: AbortSignal) => Promise<PostalAddress | null>)
    | undefined;
  /** The states or departments of a country, in the order in which they are shown. */
  readonly loadStates: (
    country: AddressCountry,
    signal: AbortSignal,
  ) => Promise<readonly AddressPlace[]>;
  /** The cities of a state, in the order in which they are shown. */
  readonly loadCities: (stateId: number, signal: AbortSignal) => Promise<readonly AddressPlace[]>;
}

/** How state and city come about: by postal code or by choice. */
export type PlaceSource = 'waiting' | 'searching' | 'found' | 'notFound' | 'chosen';

interface Options {
  country: AddressCountry;
  values: AddressValues;
  onValuesChange: (values: AddressValues) => void;
  lookups: AddressLookups;
}

/** The state of an address form beyond its texts: the look-up of a postal code, states and cities. */
export function useAddressFields({ country, values, onValuesChange, lookups }: Options) {
  const byPostalCode = country === 'BR' && lookups.findPostalCode !== undefined;
  const [lookup, setLookup] = useState<PlaceSource>(values.city ? 'found' : 'waiting');
  const source = byPostalCode ? lookup : 'chosen';
  const choosing = source === 'chosen' || source === 'notFound';
  const [told, setTold] = useState(nothingTold);
  const latest = useRef({ values, onValuesChange, told });
  useLayoutEffect(() => {
    latest.current = { values, onValuesChange, told };
  });
  const search = useRef<AbortController>(null);
  useEffect(() => () => search.current?.abort(), []);

  const change = (patch: Partial<AddressValues>) => {
    const next = { ...latest.current.values, ...patch };
    // The next change may come before the next render.
    latest.current = { ...latest.current, values: next };
    latest.current.onValuesChange(next);
  };

  const findPostalCode = async (postalCode: string) => {
    if (!byPostalCode || !lookups.findPostalCode) return;
    search.current?.abort();
    const controller = new AbortController();
    search.current = controller;
    setLookup('searching');
    const found = await lookups.findPostalCode(postalCode, controller.signal).catch(() => null);
    if (controller.signal.aborted) return;
    setLookup(found ? 'found' : 'notFound');
    const { street = '', district = '' } = found ?? {};
    const next = { street, district };
    const filled = fillByCode(latest.current.values, next, latest.current.told);
    setTold(next);
    change({ ...filled, ...(found && { state: found.state, city: found.city }) });
  };

  const latestFind = useLatest(findPostalCode);
  useEffect(() => {
    const { postalCode, city } = latest.current.values;
    // A form that begins with a code alone, as a draft may.
    if (!city && /^\d{8}$/.test(postalCode)) void latestFind.current(postalCode);
  }, [latestFind]);

  const states = usePlaces(choosing ? country : null, (signal) =>
    lookups.loadStates(country, signal),
  );
  const stateId = values.state?.id;
  const cities = usePlaces(
    choosing && stateId !== undefined ? String(stateId) : null,
    async (signal) => (stateId === undefined ? [] : lookups.loadCities(stateId, signal)),
  );

  return {
    source,
    choosing,
    states,
    cities,
    change,
    /** Whether a field holds what the postal code filled in, unchanged since. */
    isTold: (field: keyof FilledByCode) => told[field] !== '' && values[field] === told[field],
    /**
     * Accepts a postal code while it is typed; another one invalidates the place that was found.
     */
    changePostalCode: (postalCode: string) => {
      // A key that the mask rejects changes nothing, not even a pending search.
      if (postalCode === latest.current.values.postalCode) return;
      search.current?.abort();
      if (source === 'found') {
        setLookup('waiting');
        change({ postalCode, state: null, city: null });
      } else {
        if (source === 'searching') setLookup('waiting');
        change({ postalCode });
      }
    },
    findPostalCode,
    chooseState: (id: string) =>
      change({ state: states.places.find((place) => String(place.id) === id) ?? null, city: null }),
    chooseCity: (id: string) =>
      change({ city: cities.places.find((place) => String(place.id) === id) ?? null }),
  };
}
