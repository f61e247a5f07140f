import type { PageOutcome } from '@ponte/domain';
import { productListOf, readListQuery } from '@ponte/domain/product-list';
import { onPhones, sleepsAt } from '../../page/sleeping.tsx';
import type { RouteContext } from '../../route/screen.ts';
import { listTools } from './deferred-parts.ts';
import type { ListParams } from './list-params.ts';

export async function load({
  shop,
  params,
  location,
  signal,
}: RouteContext<ListParams>): Promise<PageOutcome> {
  const query = readListQuery({ params, ...location });
  const tools = async () => {
    const { loadFacets } = await listTools.load();
    await loadFacets(shop, query, signal);
  };
  const [outcome] = await Promise.all([
    productListOf(shop).load(query, signal),
    // A list shows without them, and that of the server has what they show; on wide screens a press may change them
    // before they are hydrated.
    sleepsAt(onPhones) ? undefined : tools().catch(() => undefined),
  ]);
  return outcome;
}
