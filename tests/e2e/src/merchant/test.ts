import { test as base, expect, type BrowserContext } from '@playwright/test';
import { regionOf } from '../harness/region.ts';
import type { HarnessOptions } from '../harness/test.ts';
import { Troubles } from '../harness/troubles.ts';
import { Storefront } from '../pages/storefront.ts';
import { openMerchantShop, type MerchantShop } from './shop.ts';

export { expect };

interface Fixtures {
  store: Storefront;
  troubles: Troubles;
  /** A person at another machine. */
  visitor: () => Promise<BrowserContext>;
}

/** Playwright's test with a merchant's own shop around it, one for all tests of a worker. */
export const test = base.extend<Fixtures & HarnessOptions, { shop: MerchantShop }>({
  region: ['br', { option: true }],

  shop: [
    async ({}, provide) => {
      const shop = await openMerchantShop();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ shop, region }, provide) => provide(shop[region]),

  store: async ({ page, shop, region }, provide) =>
    provide(new Storefront(page, regionOf(region, shop))),

  troubles: [
    async ({}, provide) => {
      const troubles = new Troubles();
      await provide(troubles);
      expect(await troubles.unexpected(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, troubles }, provide) => {
    troubles.watch(context);
    await provide(context);
  },

  visitor: async ({ browser, troubles, contextOptions }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext(contextOptions);
      troubles.watch(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
