import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerFailure } from './answer-failure.ts';
import { texts } from './texts.ts';

/**
 * Refuses a body of more bytes than this, told beforehand or found while it is read.
 *
 * A body that tells its length is left alone: one that is begun and never read to its end, because
 * the call is refused, would make the server cut off its connection, and whatever call of somebody
 * else the storefront has sent over it meanwhile.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const tooLarge = (context: Context): Response =>
    answerFailure(context, { status: 413, text: texts.tooLarge });
  const limitUntold = bodyLimit({
    maxSize,
    onError: (context) => {
      // The rest of it is not read: nobody is to send another call after it.
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
