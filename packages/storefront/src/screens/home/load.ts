import type { PageOutcome } from '@ponte/domain';
import { homeOf } from '@ponte/domain/home';
import type { RouteContext } from '../../page/screen.ts';
import { chosenSlug } from './category-parameter.ts';

/** The newest products of the chosen category. */
export async function load({ shop, location, signal }: RouteContext): Promise<PageOutcome> {
  const start = await shop.startData.load(signal);
  if (signal?.aborted) return { kind: 'shown' };
  if (!start.ok) return { kind: 'failed' };
  const home = homeOf(shop);
  const category = home.selected(chosenSlug(location));
  if (!category) return { kind: 'shown' };
  await home.loadFeatured(category, signal);
  return { kind: home.featured(category).status === 'failed' ? 'failed' : 'shown' };
}
