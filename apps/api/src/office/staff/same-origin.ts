import type { MiddlewareHandler } from 'hono';
import { answerFailure } from '../../platform/http/answer-failure.ts';
import { texts } from '../../platform/http/failure-texts.ts';

/**
 * Refuses what another site's page would have done (CSRF): whatever is not a read must name the back
 * office as its origin, which browsers do and pages can't forge. The cookie's SameSite keeps others
 * from reading.
 */
export function sameOriginWrites(origin: string): MiddlewareHandler {
  return (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD' || context.req.header('origin') === origin) {
      return next();
    }
    return Promise.resolve(
      answerFailure(context, { ok: false, status: 403, text: texts.otherOrigin }),
    );
  };
}
