import { signInOf } from '../account/index.ts';
import { createApi } from '../api/index.ts';
import type { KeyValueStorage } from '../environment/index.ts';
import type { ShopRegion } from '../region/index.ts';
import { createShop, type Shop, type ShopOptions } from '../shop/index.ts';
import { FakeAccounts } from './fake-accounts.ts';
import { ManualClock } from './manual-clock.ts';
import { MemoryNetwork, MemoryPage, MemoryStorage } from './memory-browser.ts';
import { fakeFetch, type Respond, type SeenRequest, type Answer } from './open-api.ts';
import { regionBR } from './samples.ts';

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

/** A shop with Luis signed in. */
export async function openSignedIn(
  over: (request: SeenRequest) => { readonly answer: ReturnType<Respond> } | undefined = () =>
    undefined,
  store = new FakeAccounts(),
) {
  const opened = openShop((request): Answer | undefined | Promise<Answer | undefined> => {
    const told = over(request);
    return told ? told.answer : store.respond(request);
  });
  opened.shop.start();
  await signInOf(opened.shop).submit('luis@example.com', 'secreta-1');
  const sentTo = (path: string) => opened.requests.filter(({ url }) => url.pathname === path);
  return { ...opened, store, sentTo };
}

/** Overrides one path while `when` holds. */
export function at(
  path: string,
  answer: () => ReturnType<Respond>,
  when = () => true,
): (request: SeenRequest) => { readonly answer: ReturnType<Respond> } | undefined {
  return ({ url }) => (url.pathname === path && when() ? { answer: answer() } : undefined);
}
