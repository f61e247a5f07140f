import { defineArea } from '../shop/index.ts';
import { Places } from './places.ts';

export const placesOf = /* @__PURE__ */ defineArea(() => new Places());

export type { City, PlaceCountry, State } from '@ponte/regional/places';
export type { Places, PlacesStatus } from './places.ts';
export { PostalCodeLookup, type ChosenPlace, type PostalCodeState } from './postal-code-lookup.ts';
