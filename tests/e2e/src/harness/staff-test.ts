import type { BrowserContext } from '@playwright/test';
import { BackOffice, type Colleague } from '../pages/back-office.ts';
import { regionOf } from './region.ts';
import { inviteOwner, openBackOffice } from './shop.ts';
import { test as base } from './test.ts';

const ownerEmail = 'dona@ponte.example';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Owner extends Colleague {
  /** Their session, as a browser keeps it. */
  readonly cookies: Cookies;
}

/**
 * The harness's test with a back office before the shop, whose owner is signed in. Its files change
 * the shop: `test.use(onItsOwnShop)`.
 */
export const test = base.extend<{ office: BackOffice }, { ownerLink: string; owner: Owner }>({
  ownerLink: [
    async ({ shop }, provide) => {
      const link = await inviteOwner(shop);
      const server = await openBackOffice(shop);
      await provide(link);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  owner: [
    async ({ browser, shop, ownerLink }, provide, { project }) => {
      // In whose language the back office greets them from then on.
      const region = project.name === 'py' ? 'py' : 'br';
      const { locale } = regionOf(region, shop);
      const context = await browser.newContext({ locale });
      const office = new BackOffice(await context.newPage(), shop.staff, region);
      const colleague = await office.accept(ownerLink, ownerEmail, 'Dona Ponte');
      const cookies = await context.cookies();
      await context.close();
      await provide({ ...colleague, cookies });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  office: async ({ page, context, shop, region, owner }, provide) => {
    await context.addCookies(owner.cookies);
    await provide(new BackOffice(page, shop.staff, region));
  },
});
