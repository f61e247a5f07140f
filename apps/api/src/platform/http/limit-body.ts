import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerFailure } from './answer-failure.ts';
import { texts } from './failure-texts.ts';

/**
 * Refuses a body larger than `maxSize`, by its Content-Length or while it is read.
 *
 * A body with a Content-Length is not wrapped: one that was started and not read to its end closes
 * the connection, and with it other shoppers' requests that the storefront has sent over it.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const tooLarge = (context: Context): Response =>
    answerFailure(context, { ok: false, status: 413, text: texts.tooLarge });
  const limitUntold = bodyLimit({
    maxSize,
    onError: (context) => {
      // The unread rest makes the connection unusable.
      context.header('Connection', 'close');
      return tooLarge(context);
    },
  });
  return async (context, next) => {
    const { req } = context;
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const told = req.header('content-length');
    if (told === undefined || req.header('transfer-encoding') !== undefined) {
      return limitUntold(context, next);
    }
    return Number(told) > maxSize ? tooLarge(context) : next();
  };
}
