import {
  countries,
  loadAllCities,
  stateById,
  type City,
  type Country,
  type State,
} from '@ponte/regional/places';

export interface Place {
  readonly city: City;
  readonly state: State;
  readonly country: Country;
}

export function countryById(id: number | null | undefined): Country | undefined {
  return countries.find((country) => country.id === id);
}

export async function findPlace(cityId: number): Promise<Place | undefined> {
  const { byId } = await loadAllCities();
  return placeOf(byId(cityId));
}

export async function findPlaceByCode(countryId: number, code: string): Promise<Place | undefined> {
  const { byCode } = await loadAllCities();
  const place = placeOf(byCode(code));
  return place?.country.id === countryId ? place : undefined;
}

function placeOf(city: City | undefined): Place | undefined {
  const state = city && stateById(city.stateId);
  const country = state && countries.find(({ code }) => code === state.country);
  return city && state && country ? { city, state, country } : undefined;
}
