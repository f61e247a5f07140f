import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type TestFixture,
  type ViewportSize,
} from '@playwright/test';
import { Storefront } from '../pages/storefront.ts';
import { Catalogue } from './catalogue.ts';
import { Customer } from './customer.ts';
import { regionOf, type Region, type RegionCode } from './region.ts';
import { openShop, type Shop } from './shop.ts';
import { Troubles } from './troubles.ts';

export { expect };

/**
 * Tags for a journey in which the region has no part, when its file has others. Whole files stand in
 * playwright.config.ts, which says why.
 */
export const inBrazilAlone = { tag: '@brazil-alone' };
export const inParaguayAlone = { tag: '@paraguay-alone' };

/** The one journey of `npm test`; `npm run verify` walks the others after it. */
export const purchase = { tag: '@purchase' };

/**
 * `test.use(onItsOwnShop)` at the top of a file whose journeys change the shop: they get one that no
 * other file sees. The others share a shop, and leave it as it was.
 */
export const onItsOwnShop = { ownShop: true };

export interface HarnessOptions {
  /** The region whose storefront the journeys are made in. */
  region: RegionCode;
}

/**
 * `test.use(phoneOrDesk)`: a file whose journeys are about what a page is like at both widths makes them
 * at that of a phone in Paraguay, whose texts are the longer ones, and at that of a desk in Brazil.
 */
export const phoneOrDesk: { viewport: TestFixture<ViewportSize, HarnessOptions> } = {
  viewport: ({ region }, provide) =>
    provide({ width: region === 'py' ? phoneWidth : 1440, height: 900 }),
};

/** That of a small phone, in CSS pixels: no page is wider, in either language. */
export const phoneWidth = 360;

interface Fixtures {
  /** What the journey's region is like: origin, words, currency. */
  here: Region;
  /** The first visitor's tab on the region's storefront. */
  store: Storefront;
  /** What the region's pages are expected to show. */
  catalogue: Catalogue;
  /** A customer of the region with a session, not yet in any browser. */
  customer: Customer;
  troubles: Troubles;
  /** Another anonymous visitor, watched like the first. */
  visitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  shop: Shop;
  /** Playwright keeps tests with different options of a worker in different workers. */
  ownShop: boolean;
}

/**
 * Playwright's test with a shop around it. Addresses are relative to the region's storefront, and
 * a page that complains fails its test (see {@link Troubles}).
 */
export const test = base.extend<Fixtures & HarnessOptions, WorkerFixtures>({
  region: ['br', { option: true }],

  ownShop: [false, { option: true, scope: 'worker' }],

  shop: [
    async ({}, provide, { config }) => {
      const filling = config.projects.find(({ name }) => name === 'shop');
      const shop = await openShop(filling?.outputDir ?? '');
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  here: async ({ region, shop }, provide) => provide(regionOf(region, shop)),

  store: async ({ page, here }, provide) => provide(new Storefront(page, here)),

  catalogue: async ({ shop, here }, provide) => provide(new Catalogue(shop, here)),

  customer: async ({ shop, here }, provide) => {
    const customer = new Customer(shop, here);
    await customer.register();
    await customer.session();
    await provide(customer);
  },

  baseURL: async ({ here }, provide) => provide(here.origin),

  troubles: [
    async ({ shop }, provide) => {
      const troubles = new Troubles();
      await provide(troubles);
      expect(shop.deaths, 'servers that died').toEqual([]);
      expect(await troubles.unexpected(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, troubles }, provide) => {
    troubles.watch(context);
    await provide(context);
  },

  visitor: async ({ browser, troubles, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      troubles.watch(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
