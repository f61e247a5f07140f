export type { Api, ApiOptions, CallContext } from './api.ts';
export type { Call, CallOf, ProgressListener, Question } from './call.ts';
export {
  isTransient,
  isUncertain,
  type ApiError,
  type ConflictAmounts,
  type Result,
} from '../result/index.ts';
export { createApi, preloadCalls } from './create-api.ts';
export { deviceCookieNames } from '@ponte/contract/visit-limits';
export { errorOfResponse } from './error-of-response.ts';
export { errorMessages, type ErrorMessage, type ErrorMessageKey } from './error-message.ts';
