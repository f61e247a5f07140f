import type { Lang } from '@ponte/contract/wire';
import type { Context } from 'hono';
import { shopMoment } from '../runtime/shop-time.ts';
import { tooManyText } from './failure-texts.ts';
import { failureBody, type FailureOf, type OtherFailure } from './failure.ts';

/** Works for otherwise invalid requests too. */
export function langOf(context: Context): Lang {
  return context.req.query('lang') === 'es' ? 'es' : 'pt';
}

export function answerFailure(context: Context, failure: OtherFailure): Response {
  context.header('Cache-Control', 'private, no-store');
  if (failure.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (failure.status === 405) context.header('Allow', failure.allow.join(', '));
  if ('retryAfter' in failure) context.header('Retry-After', String(failure.retryAfter));
  return context.json(failureBody(failure, langOf(context)), failure.status);
}

/** Says when the call may be tried again, by the shop's clock. */
export function answerTooMany(
  context: Context,
  { status, retryAfter }: FailureOf<429>,
  /** In milliseconds since 1970. */
  now: number,
): Response {
  context.header('Cache-Control', 'private, no-store');
  context.header('Retry-After', String(retryAfter));
  const [today] = shopMinute(now);
  const [day, time] = shopMinute(now + retryAfter * 1000);
  const text = tooManyText(time, day === today ? undefined : day);
  return context.json({ message: text[langOf(context)] }, status);
}

/** The day and the minute, rounded up, of the shop's clock. */
function shopMinute(at: number): readonly [day: string, time: string] {
  const moment = shopMoment(new Date(Math.ceil(at / 60_000) * 60_000));
  return [moment.slice(0, 10), moment.slice(11)];
}
