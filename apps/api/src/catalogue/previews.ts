import type { Lang } from '@ponte/contract/wire';
import { formatMoney } from '@ponte/regional/money';
import type { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { answerFailure } from '../http/answer-failure.ts';
import { notFound } from '../http/reply.ts';
import { renderPreview } from '../media/preview.ts';
import { cached } from '../runtime/cached.ts';
import { createLimit } from '../runtime/limit.ts';
import { productFinder } from './product-details.ts';

/** `{product id}-{language}.png`. */
const previewName = /^([1-9]\d{0,8})-(pt|es)\.png$/;

/** Each takes about 50 kB: no more than 6 MB of them are kept. */
const previewsKept = { ttlMs: 5 * 60_000, size: 128 };

/** Who got one asks again when its address changes, as it does with the price. */
const forAnHour = 'public, max-age=3600';

/** What is under the price, and the currency of it: as the storefront of that language. */
const regional = {
  pt: { currency: 'USD', note: 'Retire na loja em Ciudad del Este' },
  es: { currency: 'PYG', note: 'Retire en tienda o reciba en Paraguay' },
} as const;

/**
 * Serves what a product looks like in messengers and networks when its page is sent around:
 * `/media/previews/{id}-{pt|es}.png`, with its picture, its name and today's price.
 */
export function previewRoutes(app: Hono, context: AppContext): void {
  const oneAtATime = createLimit(1);
  const preview = cached(context.clock, previewsKept, (key) => {
    const [id = '', lang] = key.split(' ');
    return draw(context, id, lang === 'es' ? 'es' : 'pt', oneAtATime);
  });
  app.get('/media/previews/:name', async (c) => {
    const [, id, lang] = previewName.exec(c.req.param('name')) ?? [];
    const png = id && lang ? await preview(`${id} ${lang}`) : undefined;
    if (!png) return answerFailure(c, notFound());
    c.header('Cache-Control', forAnHour);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(png, 200, { 'Content-Type': 'image/png' });
  });
}

async function draw(
  { db, media, pricing }: AppContext,
  id: string,
  lang: Lang,
  limited: ReturnType<typeof createLimit>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const product = await productFinder(db)(id);
  if (!product || String(product.id) !== id) return undefined;
  const { currency, note } = regional[lang];
  const prices = await pricing(currency);
  // A picture that the shop has somewhere else is not fetched for this.
  const picture = await media.find(`${product.pictures[0] ?? ''}.webp`);
  return limited(() =>
    renderPreview({
      name: lang === 'es' ? product.nameEs : product.namePt,
      code: `Cód. ${product.code}`,
      price: product.showPrice ? formatMoney(prices.of(product)) : undefined,
      note,
      picture: picture?.bytes,
    }),
  );
}
