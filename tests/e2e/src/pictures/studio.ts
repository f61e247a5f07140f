import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isCartSaved } from '../harness/cart-calls.ts';
import { Catalogue } from '../harness/catalogue.ts';
import { Customer } from '../harness/customer.ts';
import { isHydrated } from '../harness/hydrated.ts';
import { regionOf, type Region, type RegionCode } from '../harness/region.ts';
import type { Shop } from '../harness/shop.ts';
import { chooseProducts, type Products } from './choose-products.ts';
import { placeOrders, type Orders } from './orders.ts';
import { moment, steadyTimes } from './steady.ts';

/** What the pictures show, made once for all pictures of a region. */
export interface Studio {
  readonly here: Region;
  readonly shop: Shop;
  readonly customer: Customer;
  readonly products: Products;
  readonly orders: Orders;
  /** What a browser keeps of a cart with several products. */
  readonly cart: string;
  /** A new tab at the studio's time, in a browser that keeps this and nothing else. */
  tab(who: Who, kept: Readonly<Record<string, string>>): Promise<Page>;
  close(): Promise<void>;
}

export type Who = 'visitor' | 'customer';

export async function openStudio(browser: Browser, shop: Shop, code: RegionCode): Promise<Studio> {
  const here = regionOf(code, shop);
  const context = await newContext(browser, shop, here);
  const name = code === 'br' ? 'ana.souza' : 'luis.benitez';
  const customer = new Customer(shop, here, `${name}@example.com`);
  await customer.register();
  await customer.session();
  await customer.addAddress(otherAddress[code]);
  const products = await chooseProducts(new Catalogue(shop, here));
  const session = await customer.storedSession(moment);
  const studio: Studio = {
    here,
    shop,
    customer,
    products,
    orders: await placeOrders(shop, customer, products),
    cart: '',
    async tab(who, kept) {
      const page = await context.newPage();
      const keeps = { ...kept, ...(who === 'customer' && { 'ponte.session': session }) };
      await page.addInitScript((storage) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
      }, keeps);
      return page;
    },
    close: () => context.close(),
  };
  return { ...studio, cart: await fillCart(studio) };
}

const otherAddress = {
  br: {
    nome: 'Oficina do Juninho',
    cep: '85851-000',
    logradouro: 'Avenida Tancredo Neves',
    numero: '6731',
    bairro: 'Jardim Universitário das Américas',
    complemento: 'Galpão 3, fundos',
    cidade_id: 4031,
    estado_id: 18,
    pais_id: 1,
  },
  py: {
    nome: 'Taller de don Rubén',
    logradouro: 'Avenida Doctor Bernardino Caballero',
    numero: '1245',
    bairro: 'Catedral',
    como_chegar: 'Frente a la plaza, portón verde',
    cidade_id: 5679,
    estado_id: 35,
    pais_id: 2,
  },
} as const;

async function newContext(browser: Browser, shop: Shop, here: Region): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: here.origin,
    locale: here.locale,
    timezoneId: 'America/Asuncion',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.install({ time: moment });
  await context.route(/\/ecom\/(?:venda\/pedidos|me)\b/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The name of a storefront is one that browsers alone resolve.
    const url = `${shop.api.origin}${pathname}${search}`;
    // A connection that the server closes just then is no answer; a browser would ask again too.
    const response = await route.fetch({ url, maxRetries: 3 });
    const text = await response.text();
    await route.fulfill({ response, body: steady(text) });
  });
  return context;
}

/** What is another in each shop: every time, and the code of an order. */
function steady(answer: string): string {
  return steadyTimes(answer).replaceAll(
    /"codigo_retirada":"[^"]*"/g,
    '"codigo_retirada":"K7M2XQ4R"',
  );
}

/** Puts products in a cart as a visitor does, and reads what the browser keeps of it. */
async function fillCart({ tab, products }: Studio): Promise<string> {
  const page = await tab('visitor', {});
  let kept: string | null = null;
  for (const { slug } of [products.usual, products.long, products.dearest]) {
    const before = kept;
    await page.addInitScript((cart) => {
      if (cart) localStorage.setItem('ponte.cart', cart);
    }, before);
    await page.goto(`/produto/${slug}`);
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/ecom/venda/carrinho') && answer.ok(),
    );
    await page.waitForFunction(isHydrated);
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^(?:Adicionar|Agregar)\b(?!.*favoritos$)/ })
      .click();
    await saved;
    await page.waitForFunction(() => {
      const cart = localStorage.getItem('ponte.cart');
      return cart !== null && !cart.includes('"unconfirmed":true');
    });
    await page.waitForFunction(isCartSaved);
    kept = await page.evaluate(() => localStorage.getItem('ponte.cart'));
  }
  await page.close();
  if (kept === null) throw new Error('the browser kept no cart');
  return kept;
}
