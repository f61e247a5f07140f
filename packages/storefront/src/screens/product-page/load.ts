import type { PageOutcome } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import type { ParamsOf } from '../../links/paths.ts';
import type { RouteContext } from '../../route/screen.ts';
import { below } from './deferred-parts.ts';

/** Awaits the product and what stands beside it, which are asked for at once. */
export async function load({
  shop,
  params,
  signal,
}: RouteContext<ParamsOf<'product'>>): Promise<PageOutcome> {
  const [outcome] = await Promise.all([
    productPageOf(shop).load(params.slug, signal),
    below.load().catch(() => undefined),
  ]);
  return outcome;
}
