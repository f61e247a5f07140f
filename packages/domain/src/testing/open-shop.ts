import { createApi } from '../api/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import type { ShopRegion } from '../region/index.ts';
import { createShop, type Shop, type ShopOptions } from '../shop/index.ts';
import { fakeFetch, type Respond, type SeenRequest } from './fake-fetch.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryNetwork, MemoryPage } from './memory-browser.ts';
import { MemoryStorage } from './memory-storage.ts';
import { regionBR } from './regions.ts';

interface OpenOptions {
  readonly region?: ShopRegion;
  readonly clock?: ManualClock;
  /** A tab's storage; by default a new browser's. */
  readonly storage?: KeyValueStorage;
  readonly address?: string;
  readonly shop?: Partial<ShopOptions>;
}

/** A shop with a fake environment that tests control. */
export interface OpenShop {
  readonly shop: Shop;
  readonly clock: ManualClock;
  readonly network: MemoryNetwork;
  readonly page: MemoryPage;
  readonly requests: readonly SeenRequest[];
}

export function openShop(respond: Respond, options: OpenOptions = {}): OpenShop {
  const { region = regionBR, clock = new ManualClock() } = options;
  const { storage = new MemoryStorage().tab(), address = `${region.origins[region.code]}/` } =
    options;
  const { fetch, requests } = fakeFetch(respond);
  const network = new MemoryNetwork();
  const page = new MemoryPage(address);
  const upload = async (
    url: string,
    init: RequestInit,
    onProgress: (share: number) => void,
  ): Promise<Response> => {
    onProgress(0.5);
    const response = await fetch(url, init);
    onProgress(1);
    return response;
  };
  const api = createApi({ region, origin: '', fetch, upload, clock });
  const shop = createShop({ region, api, clock, storage, network, page, ...options.shop });
  return { shop, clock, network, page, requests };
}

export function quantitiesIn({ shop }: OpenShop): Readonly<Record<string, number>> {
  return Object.fromEntries(shop.cart.lines.map((line) => [line.productId, line.quantity]));
}
