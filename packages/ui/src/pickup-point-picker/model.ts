/** A place where an order is collected. */
export interface PickupPoint {
  /** What `value` and `onValueChange` call it. */
  readonly id: string;
  /** What it is called; the name of its radio button. */
  readonly name: string;
  /** Street and number, on one line. */
  readonly address: string;
  /** As the customer reads it, such as "Seg–Sex 8h–18h". */
  readonly openingHours?: string | undefined;
  /** Name of its state or department. */
  readonly state: string;
  /** Name of its city. */
  readonly city: string;
}

/** A state and its cities, by name. */
export interface PickupPlace {
  /** Name of the state or department. */
  readonly state: string;
  /** Names of its cities, in any order. */
  readonly cities: readonly string[];
}

/**
 * The states and cities that can be chosen, each sorted in the alphabet of a locale.
 *
 * @param more places that are offered though they may have no point.
 */
export function pickupPlaces(
  points: readonly PickupPoint[],
  more: readonly PickupPlace[],
  locale: string,
): readonly PickupPlace[] {
  const cities = new Map<string, Set<string>>();
  const add = (state: string, names: readonly string[]) => {
    const known = cities.get(state) ?? new Set();
    names.forEach((name) => known.add(name));
    cities.set(state, known);
  };
  for (const { state, city } of points) add(state, [city]);
  for (const place of more) add(place.state, place.cities);

  const { compare } = new Intl.Collator(locale);
  return [...cities]
    .map(([state, names]) => ({ state, cities: [...names].sort(compare) }))
    .sort((a, b) => compare(a.state, b.state));
}

/** The chosen place; "" for a part that is not chosen yet. */
export interface ChosenPlace {
  /** State or department; "" until one is chosen. */
  readonly state: string;
  /** "" until one is chosen. */
  readonly city: string;
}

/** Keeps a choice that is offered, and makes the one that is the only one. */
export function settlePlace(
  places: readonly PickupPlace[],
  { state, city }: ChosenPlace,
): ChosenPlace {
  const place =
    places.find((one) => one.state === state) ?? (places.length === 1 ? places[0] : undefined);
  if (!place) return { state: '', city: '' };
  const only = place.cities.length === 1 ? place.cities[0] : undefined;
  return { state: place.state, city: place.cities.includes(city) ? city : (only ?? '') };
}
