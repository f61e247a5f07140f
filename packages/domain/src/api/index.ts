export type { Api, ApiOptions, Call, CallContext } from './api.ts';
export { isTransient, isUncertain, type ApiError, type Result } from './api-error.ts';
export { createApi, preloadCalls } from './create-api.ts';
export { errorMessages, type ErrorMessage, type ErrorMessageKey } from './error-message.ts';
