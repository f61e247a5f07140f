import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { Storefront } from '../pages/storefront.ts';
import { Catalogue } from './catalogue.ts';
import { regionOf, type Region, type RegionCode } from './region.ts';
import { openShop, type Shop } from './shop.ts';
import { Troubles } from './troubles.ts';

export { expect };

export interface HarnessOptions {
  /** The region whose storefront the journeys are made in. */
  region: RegionCode;
}

interface Fixtures {
  /** What the journey's region is like: origin, words, currency. */
  here: Region;
  /** The first visitor's tab on the region's storefront. */
  store: Storefront;
  /** What the region's pages are expected to show. */
  catalogue: Catalogue;
  troubles: Troubles;
  /** Another anonymous visitor, watched like the first. */
  visitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  shop: Shop;
}

/**
 * Playwright's test with a shop around it. Addresses are relative to the region's storefront, and
 * a page that complains fails its test (see {@link Troubles}).
 */
export const test = base.extend<Fixtures & HarnessOptions, WorkerFixtures>({
  region: ['br', { option: true }],

  shop: [
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  here: async ({ region, shop }, provide) => provide(regionOf(region, shop)),

  store: async ({ page, here }, provide) => provide(new Storefront(page, here)),

  catalogue: async ({ shop, here }, provide) => provide(new Catalogue(shop, here)),

  baseURL: async ({ here }, provide) => provide(here.origin),

  troubles: [
    async ({ shop }, provide) => {
      const troubles = new Troubles();
      await provide(troubles);
      expect(shop.deaths, 'servers that died').toEqual([]);
      expect(troubles.unexpected(), 'what the pages complained about').toEqual([]);
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
