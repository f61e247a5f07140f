export type { City } from './decode.ts';
export type { CityDirectory, CitySearch } from './directory.ts';
export { loadAllCities, loadCities } from './load.ts';
export { addressLookups, type AddressLookups, type FoundAddress, type Place } from './lookups.ts';
export {
  countries,
  placesAttribution,
  stateByCode,
  stateById,
  states,
  statesOf,
  type Country,
  type PlaceCountry,
  type State,
} from './states.ts';
