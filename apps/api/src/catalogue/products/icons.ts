import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Db } from '../../platform/db/client.ts';
import { categories } from '../../platform/db/schema/index.ts';
import { answerFailure } from '../../platform/http/answer-failure.ts';
import { notFound } from '../../platform/http/failure.ts';

/** `{category id}-{hash of the markup}.svg`: a changed icon gets a new address. */
const iconName = /^(\d{1,9})-([\w-]{10})\.svg$/;

/** Icons are used as images. Opened directly, an SVG must not run or load anything. */
const lifeless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For storefronts that keep icon markup out of their pages. */
export function iconUrl(categoryId: number, markup: string): string {
  return `/media/icons/${categoryId}-${hashOf(markup)}.svg`;
}

export function iconRoutes(app: Hono, db: Db): void {
  app.get('/media/icons/:name', async (context) => {
    const [, id, hash] = iconName.exec(context.req.param('name')) ?? [];
    const rows = id
      ? await db
          .select()
          .from(categories)
          .where(eq(categories.id, Number(id)))
      : [];
    const markup = rows[0]?.icon;
    if (!markup || hashOf(markup) !== hash) return answerFailure(context, notFound());
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Content-Security-Policy', lifeless);
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return context.body(markup, 200, { 'Content-Type': 'image/svg+xml' });
  });
}

function hashOf(markup: string): string {
  return createHash('sha256').update(markup).digest('base64url').slice(0, 10);
}
