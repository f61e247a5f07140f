import type { Lang } from '@ponte/contract/wire';
import type { Context } from 'hono';
import { failureBody, type Failure } from './failure.ts';

/** Works for otherwise invalid requests too. */
export function langOf(context: Context): Lang {
  return context.req.query('lang') === 'es' ? 'es' : 'pt';
}

export function answerFailure(context: Context, failure: Failure): Response {
  context.header('Cache-Control', 'private, no-store');
  if (failure.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (failure.status === 405) context.header('Allow', failure.allow.join(', '));
  if ('retryAfter' in failure) context.header('Retry-After', String(failure.retryAfter));
  return context.json(failureBody(failure, langOf(context)), failure.status);
}
