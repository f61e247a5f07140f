export {
  isTransient,
  isUncertain,
  type ApiError,
  type ConflictAmounts,
  type Result,
} from './api-error.ts';
