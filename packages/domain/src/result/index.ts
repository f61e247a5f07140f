export {
  isTransient,
  isUncertain,
  type ApiError,
  type ConflictAmounts,
  type Result,
} from '@ponte/contract/result';
