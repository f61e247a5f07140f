export type { Api, ApiOptions, CallContext } from './api.ts';
export type { ProgressListener } from '@ponte/contract/client';
export {
  isTransient,
  isUncertain,
  type ApiError,
  type ConflictAmounts,
  type Result,
} from '../result/index.ts';
export { createApi, preloadCalls } from './create-api.ts';
export { deviceCookieNames } from '@ponte/contract/visit-limits';
export { errorMessages, type ErrorMessage, type ErrorMessageKey } from './error-message.ts';
