export { Lazy } from './api/lazy.ts';
export { createApi, errorMessages, isTransient, preloadCalls } from './api/index.ts';
export type {
  Api,
  ApiError,
  ApiOptions,
  ConflictAmounts,
  ErrorMessage,
  ErrorMessageKey,
  Result,
} from './api/index.ts';
export type { AddRefusal, Cart, CartNotice, CartStatus, ShownLine } from './cart/index.ts';
export type * from './entities/index.ts';
export type {
  Clock,
  Environment,
  Exclusive,
  KeyValueStorage,
  Network,
  Page,
  Stop,
} from './environment/index.ts';
export type { Favourite, Favourites } from './favourites/index.ts';
export type { Language } from './language/index.ts';
export type { Prices, RateChip } from './prices/index.ts';
export { localeOfCustomer, localeOfRegion } from './region/index.ts';
export type { Locale, RegionCode, ShopRegion } from './region/index.ts';
export type { Resource, ResourceState } from './resource/index.ts';
export type { Session } from './session/index.ts';
export { createShop, defineArea, definePersonalArea } from './shop/index.ts';
export type { PageOutcome, PersonalScope, Shop, ShopOptions, ShopSnapshot } from './shop/index.ts';
export type { Submission, SubmissionState } from './submission/index.ts';
export type { StartDataStore, StartPart } from './start-data/index.ts';
