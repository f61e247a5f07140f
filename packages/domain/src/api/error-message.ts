import { isFieldSentence } from '@ponte/contract/field-sentence';
import type { ApiError } from '../result/index.ts';

/** A sentence of the error catalogue; the storefront has the texts. */
export type ErrorMessageKey =
  | 'unavailable'
  | 'notFound'
  | 'field'
  | 'forbidden'
  | 'badRequest'
  | 'sessionExpired'
  | 'conflict'
  | 'tooManyRequests'
  | 'tooLarge'
  | 'internal';

/** A sentence with its values. */
export interface ErrorMessage {
  readonly key: ErrorMessageKey;
  /**
   * `field`: `field` and `messages`, where the store's sentences don't name the field. `badRequest`, `forbidden` and
   * `conflict`: `messages`, empty without a reason.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** Failures whose sentence has no values. */
const plainKeys = {
  offline: 'unavailable',
  timeout: 'unavailable',
  notFound: 'notFound',
  unauthorized: 'sessionExpired',
  tooLarge: 'tooLarge',
  rateLimited: 'tooManyRequests',
  server: 'internal',
  contract: 'internal',
  defect: 'internal',
} as const satisfies Partial<Record<ApiError['kind'], ErrorMessageKey>>;

/**
 * A failure's sentences in order, joined with " | " on one line (storefront.md §8). Empty for
 * `aborted`.
 */
export function errorMessages(error: ApiError): readonly ErrorMessage[] {
  if (error.kind === 'aborted') return [];
  if (error.kind === 'validation') return fieldMessages(error.fields, error.message);
  if (error.kind === 'badRequest') return [withMessages('badRequest', error.messages, ', ')];
  if (error.kind === 'forbidden') return [withMessages('forbidden', error.messages, ' | ')];
  if (error.kind === 'conflict') return [withMessages('conflict', [error.message], '')];
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
  const messages = Object.entries(fields).map(([field, texts]): ErrorMessage =>
    texts.every(isFieldSentence)
      ? withMessages('badRequest', texts, ' | ')
      : { key: 'field', values: { field, messages: texts.join(', ') } },
  );
  return messages.length > 0 ? messages : [withMessages('badRequest', [message], '')];
}
