import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerFailure } from './call.ts';
import { texts } from './texts.ts';

/** Refuses a body of more bytes than this, told beforehand or found while it is read. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const onError = (context: Parameters<typeof answerFailure>[0]): Response =>
    answerFailure(context, { status: 413, text: texts.tooLarge });
  return bodyLimit({ maxSize, onError });
}
