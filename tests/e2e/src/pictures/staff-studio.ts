import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Catalogue } from '../harness/catalogue.ts';
import { Customer } from '../harness/customer.ts';
import { regionOf, type RegionCode } from '../harness/region.ts';
import { inviteOwner, openBackOffice, type Shop } from '../harness/shop.ts';
import { ownerOf, pressAtProvider, type OwnerAtWork } from '../harness/work-in-shop.ts';
import { BackOffice } from '../pages/back-office.ts';
import { chooseProducts, type Products } from './choose-products.ts';
import { moment, steadyTimes } from './steady.ts';

/** What the pictures of the back office show, made once for all of them. */
export interface StaffStudio {
  readonly products: Products;
  /** Ids of orders by what has become of them. */
  readonly orders: Readonly<Record<'paid' | 'ready' | 'handedOver' | 'unpaid', number>>;
  /** A new tab at the studio's time. */
  tab(who: 'owner' | 'nobody'): Promise<Page>;
  close(): Promise<void>;
}

export async function openStaffStudio(
  browser: Browser,
  shop: Shop,
  code: RegionCode,
): Promise<StaffStudio> {
  const link = await inviteOwner(shop);
  const server = await openBackOffice(shop);
  const contexts = {
    owner: await newContext(browser, shop, code),
    nobody: await newContext(browser, shop, code),
  };
  const page = await contexts.owner.newPage();
  await new BackOffice(page, shop.staff, code).accept(link, 'dona@ponte.example', 'Dona Ponte');
  await page.close();
  const [session] = await contexts.owner.cookies(shop.staff);
  const owner = await ownerOf(shop, session && `${session.name}=${session.value}`);
  const products = await chooseProducts(new Catalogue(shop, regionOf('br', shop)));
  return {
    products,
    orders: await placeOrders(shop, owner, products),
    tab: (who) => contexts[who].newPage(),
    async close() {
      for (const context of Object.values(contexts)) await context.close();
      await server.close();
    },
  };
}

async function newContext(browser: Browser, shop: Shop, code: RegionCode): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.staff,
    locale: regionOf(code, shop).locale,
    timezoneId: 'America/Asuncion',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.install({ time: moment });
  await context.route(/\/back-office\/.*\?/, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.continue();
    const { pathname, search, port } = new URL(request.url());
    // The name of the back office is one that browsers alone resolve.
    const url = `http://127.0.0.1:${port}${pathname}${search}`;
    const response = await route.fetch({ url, headers: await request.allHeaders(), maxRetries: 3 });
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response });
    return route.fulfill({ response, body: steady(await response.text()) });
  });
  return context;
}

/** What is another in each shop: every time, and the references of payments. */
function steady(answer: string): string {
  return steadyTimes(answer).replaceAll(/"reference":"[^"]*"/g, '"reference":"9b2f4c71d0e84a53"');
}

/** Orders of buyers of both countries, always in the same sequence, so that they have the same numbers. */
async function placeOrders(
  shop: Shop,
  owner: OwnerAtWork,
  products: Products,
): Promise<StaffStudio['orders']> {
  const buyer = async (code: RegionCode, name: string, own: Readonly<Record<string, string>>) => {
    const customer = new Customer(shop, regionOf(code, shop), `${name}@example.com`);
    await customer.register(own);
    await customer.session();
    return customer;
  };
  const ana = await buyer('br', 'ana.souza', {});
  const luis = await buyer('py', 'luis.benitez', {});
  const company = await buyer('br', 'compras.oficina.do.juninho', {
    nome: 'Wanderleia Aparecida',
    sobrenome: 'dos Santos Albuquerque de Oliveira',
  });
  const { usual, long, dearest } = products;
  let count = 0;
  const place = async (
    customer: Customer,
    product: Products['usual'],
    quantity: number,
    ...actions: readonly ('approve' | 'decline' | 'ship' | 'handOver' | 'refund')[]
  ) => {
    const { externalId, paymentLink } = await customer.order(product, quantity);
    for (const action of actions) {
      if (action === 'approve' || action === 'decline') {
        await pressAtProvider(shop, paymentLink, action);
      } else await owner[action](externalId);
    }
    return (count += 1);
  };
  await place(ana, usual, 1, 'approve', 'refund');
  const handedOver = await place(luis, dearest, 1, 'approve', 'ship', 'handOver');
  const ready = await place(company, long, 2, 'approve', 'ship');
  const paid = await place(company, long, 3, 'approve');
  await place(luis, dearest, 2, 'approve');
  await place(ana, usual, 12, 'approve');
  const unpaid = await place(luis, usual, 1);
  await place(ana, long, 1, 'decline');
  return { paid, ready, handedOver, unpaid };
}
