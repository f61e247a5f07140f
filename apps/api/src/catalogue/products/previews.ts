import type { Lang } from '@ponte/contract/wire';
import { formatMoney } from '@ponte/regional/money';
import type { Hono } from 'hono';
import pLimit, { type LimitFunction } from 'p-limit';
import type { AppContext } from '../../adapters/app-context.ts';
import { bridge, renderPreview } from '../../adapters/media/preview.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import { answerFailure } from '../../platform/http/answer-failure.ts';
import { notFound } from '../../platform/http/failure.ts';
import { shownPrice } from '../../platform/pricing/shown-price.ts';
import { cached } from '../../platform/runtime/cached.ts';
import { shopFace } from '../../platform/store-info/store-info.ts';
import { productFinder } from './product-details.ts';

/** `{product id}-{language}.png`. */
const previewName = /^([1-9]\d{0,8})-(pt|es)\.png$/;

/** About 50 kB each, so at most 6 MB. */
const previewCache = { ttlMs: 5 * 60_000, size: 128 };

/** The address changes with the price, so messengers fetch a new picture then. */
const forAnHour = 'public, max-age=3600';

/** Note and currency follow the storefront of that language. */
const regional = {
  pt: { currency: 'USD', note: 'Retire na loja, no Paraguai' },
  es: { currency: 'PYG', note: 'Retire en la tienda, en el Paraguay' },
} as const;

/**
 * Serves sharing pictures for messengers, with picture, name and current price:
 * `/media/previews/{id}-{pt|es}.png`.
 */
export function previewRoutes(app: Hono, context: AppContext): void {
  const oneAtATime = pLimit(1);
  const findProduct = productFinder(context.db);
  const preview = cached(context.clock, previewCache, (key) => {
    const [id = '', lang] = key.split(' ');
    return draw(context, { id, lang: lang === 'es' ? 'es' : 'pt', findProduct }, oneAtATime);
  });
  app.get('/media/previews/:name', async (c) => {
    const [, id, lang] = previewName.exec(c.req.param('name')) ?? [];
    // A kept picture of a product that was hidden meanwhile is not shown.
    const isShown = id !== undefined && (await findProduct(id))?.id === Number(id);
    const png = isShown ? await preview(`${id} ${lang}`) : undefined;
    if (!png) return answerFailure(c, notFound());
    c.header('Cache-Control', forAnHour);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(png, 200, { 'Content-Type': 'image/png' });
  });
}

interface Asked {
  readonly id: string;
  readonly lang: Lang;
  readonly findProduct: ReturnType<typeof productFinder>;
}

async function draw(
  { db, media, pricing }: AppContext,
  { id, lang, findProduct }: Asked,
  limited: LimitFunction,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const product = await findProduct(id);
  if (!product) return undefined;
  const { currency, note } = regional[lang];
  const prices = await pricing(currency);
  // Pictures on other hosts are not fetched.
  const picture = await media.find(`${product.pictures[0] ?? ''}.webp`);
  const shop = await shopFace(db, lang);
  const mark = shop.mark === undefined ? undefined : await media.find(`${shop.mark}-icon.png`);
  const shown = shownPrice(product);
  return limited(() =>
    renderPreview({
      shop: shop.name,
      mark: mark?.bytes ?? (shop.isDemo ? bridge : undefined),
      name: nameIn(product, lang),
      code: `Cód. ${product.code}`,
      price: shown && formatMoney(prices.of(shown)),
      note,
      picture: picture?.bytes,
    }),
  );
}
