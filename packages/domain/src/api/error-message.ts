import type { ApiError } from '../result/index.ts';

/** A sentence of the error catalogue; the storefront has the texts. */
export type ErrorMessageKey =
  | 'error.unavailable'
  | 'error.notFound'
  | 'error.field'
  | 'error.forbidden'
  | 'error.badRequest'
  | 'error.sessionExpired'
  | 'error.conflict'
  | 'error.tooManyRequests'
  | 'error.tooLarge'
  | 'error.internal';

/** A sentence with its values. */
export interface ErrorMessage {
  readonly key: ErrorMessageKey;
  /**
   * `error.field`: `field` and `messages`. `error.badRequest`, `error.forbidden` and
   * `error.conflict`: `messages`, empty without a reason.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** Failures whose sentence has no values. */
const plainKeys = {
  offline: 'error.unavailable',
  timeout: 'error.unavailable',
  notFound: 'error.notFound',
  unauthorized: 'error.sessionExpired',
  tooLarge: 'error.tooLarge',
  rateLimited: 'error.tooManyRequests',
  server: 'error.internal',
  contract: 'error.internal',
  defect: 'error.internal',
} as const satisfies Partial<Record<ApiError['kind'], ErrorMessageKey>>;

/**
 * A failure's sentences in order, joined with " | " on one line (storefront.md §8). Empty for
 * `aborted`.
 */
export function errorMessages(error: ApiError): readonly ErrorMessage[] {
  if (error.kind === 'aborted') return [];
  if (error.kind === 'validation') return fieldMessages(error.fields, error.message);
  if (error.kind === 'badRequest') return [withMessages('error.badRequest', error.messages, ', ')];
  if (error.kind === 'forbidden') return [withMessages('error.forbidden', error.messages, ' | ')];
  if (error.kind === 'conflict') return [withMessages('error.conflict', [error.message], '')];
  return [{ key: plainKeys[error.kind], values: {} }];
}

function withMessages(
  key: ErrorMessageKey,
  messages: readonly string[],
  separator: string,
): ErrorMessage {
  return { key, values: { messages: messages.join(separator) } };
}

function fieldMessages(
  fields: Readonly<Record<string, readonly string[]>>,
  message: string,
): readonly ErrorMessage[] {
  const messages = Object.entries(fields).map(([field, texts]): ErrorMessage => ({
    key: 'error.field',
    values: { field, messages: texts.join(', ') },
  }));
  return messages.length > 0 ? messages : [withMessages('error.badRequest', [message], '')];
}
