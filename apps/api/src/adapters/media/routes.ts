import type { Hono } from 'hono';
import { answerFailure } from '../../platform/http/answer-failure.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Media } from './media.ts';

/** A key always names the same picture, so it is immutable. */
const forEver = 'public, max-age=31536000, immutable';

/** A placeholder. */
const forAMinute = 'public, max-age=60';

export function mediaRoutes(app: Hono, media: Media): void {
  app.get('/media/:name', async (context) => {
    const picture = await media.find(context.req.param('name'));
    if (!picture) return answerFailure(context, notFound());
    context.header('Cache-Control', picture.isFinal ? forEver : forAMinute);
    context.header('ETag', picture.etag);
    // Storefronts may be on another site.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (context.req.header('if-none-match') === picture.etag) return context.body(null, 304);
    return context.body(picture.bytes, 200, { 'Content-Type': picture.type });
  });
}
