import type { Page } from '@playwright/test';
import { fetchFromNode } from '../harness/fetch-from-node.ts';
import { expect, test } from '../harness/test.ts';

/*
 * A page that was changed between server and browser (by a translator, an extension, a proxy) does
 * not hydrate. React then renders it again, and the shopper sees a complete page that works.
 */

/** React's complaint that what it found is not what it renders. */
const mismatch = /uncaught: .*(?:#418|[Hh]ydrat)/;

for (const kind of ['a text', 'an element'] as const) {
  test(`a page with ${kind} that is not its own comes up whole`, async ({
    page,
    store,
    catalogue,
    troubles,
  }) => {
    troubles.expect(mismatch);
    const product = await catalogue.buyable(0);
    const path = `/produto/${product.slug}`;
    await store.open(path);
    const title = await page.title();
    await change(page, path, changes[kind]);

    await store.reload();

    await expect(store.title).toHaveText(product.name);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByText(stranger)).toHaveCount(0);
    expect(await scriptsOf(page), 'scripts and state').toEqual({ state: 1, first: 1, all: 1 });
    await store.addToCart.click();
    await expect(store.cart.lines).toHaveCount(1);
    await store.cart.closeButton.click();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(store.main).toBeVisible();
  });
}

const stranger = 'Changed on the way';

const changes = {
  'a text': (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${stranger}`),
  'an element': (html: string) => html.replace(/<main[^>]*>/, `$&<b>${stranger}</b>`),
};

async function change(page: Page, path: string, to: (html: string) => string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await fetchFromNode(route);
    const html = await response.text();
    const changed = to(html);
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
}

function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      state: count('#ponte-state'),
      first: count('script[data-loads]'),
      all: count('script[src]'),
    };
  });
}
