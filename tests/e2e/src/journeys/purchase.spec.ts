import type { BrowserContext } from '@playwright/test';
import { add } from '@ponte/regional/money';
import { expectNoAxeViolations } from '../harness/axe.ts';
import { shown } from '../harness/money.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import type { Storefront } from '../pages/storefront.ts';

/** From an empty browser to a paid order: the shop's main job (accounts.md §2, §4, §5). */

/** Puts a second piece of the only product into the cart, in its own tab. */
async function addInAnotherTab(context: BrowserContext, { here }: Storefront): Promise<void> {
  const other = await context.newPage();
  await other.goto('/carrinho');
  await other.getByRole('button', { name: here.words.increase }).click();
  await expect(other.getByRole('spinbutton')).toHaveValue('2');
  await other.close();
}

// Spec: accounts 1.1, 1.3, 2.12, 2.26, 2.27, 2.28, 2.32, 4.9, 7.19, 7.21
test(
  'a purchase: sign in on the way, choose the delivery, pay once however often it is pressed, and again after a refusal',
  inParaguayAlone,
  async ({ page, store, catalogue, customer, region }) => {
    test.slow();
    const checkout = new CheckoutPage(page, store);
    const product = await catalogue.buyable(0);
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/iniciar-checkout')) begun.push(request.url());
    });

    await checkout.fillCart(product);
    await expectNoAxeViolations(page);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    const offered = checkout.offers();
    await checkout.signIn(customer);
    const options = await offered;
    let total = product.price;
    if (region === 'py') {
      const home = options.find(({ descricao }) => descricao === checkout.text('home'));
      total = add(total, checkout.amount(String(home?.valor)));
      await checkout.radio('home').check();
    }
    await expect(checkout.total).toHaveText(shown(total));
    await expectNoAxeViolations(page);

    await checkout.button('goOn').click();
    await expect(page).toHaveURL(/\/checkout\?step=payment$/);
    await expect(checkout.button('pay')).toBeDisabled();
    await expect(checkout.total).toHaveText(shown(total));
    await expectNoAxeViolations(page);

    await page.goBack();
    await expect(checkout.button('goOn')).toBeVisible();
    await page.goForward();
    await expect(checkout.button('pay')).toBeVisible();
    await store.reload();
    await expect(checkout.button('pay')).toContainText(shown(total));

    await checkout.radio('method').check();
    await checkout.button('pay').dblclick();
    await checkout.provider('decline').click();
    await expect(store.title).toHaveText(checkout.text('declined'));
    expect(begun).toHaveLength(1);

    await checkout.link('payNow').click();
    await checkout.provider('approve').click();
    await expect(store.title).toHaveText(checkout.text('paid'));

    await store.open('/checkout');
    await expect(page.getByText(store.here.words.emptyCart)).toBeVisible();
  },
);

// Spec: accounts 2.29, 5.15, 9.9
test(
  'a phone buys on one page, whose bar says the total and what is missing',
  inBrazilAlone,
  async ({ page, context, store, catalogue, customer }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const checkout = new CheckoutPage(page, store);
    const product = await catalogue.buyable(1);
    await checkout.fillCart(product);
    await checkout.signIn(customer);
    await expect(checkout.button('finish')).toContainText(shown(product.price));
    await expectNoAxeViolations(page);

    await checkout.button('finish').click();
    await expect(page.getByRole('alert')).toHaveText(checkout.text('methodMissing'));
    await checkout.radio('method').check();

    // Another tab's change is no silent other total.
    await addInAnotherTab(context, store);
    const alert = store.main.getByRole('alert');
    await expect(alert).toContainText(checkout.text('changed'));
    await expect(alert).toContainText(product.name);
    await expect(checkout.button('finish')).toBeDisabled();
    await checkout.button('accept').click();
    await expect(checkout.button('finish')).toContainText(shown(add(product.price, product.price)));
    await checkout.button('finish').click();
    await checkout.provider('approve').click();
    await expect(store.title).toHaveText(checkout.text('paid'));
  },
);

// Spec: accounts 2.11
test(
  'what another tab changes while one pays is shown line by line, and confirmed',
  inParaguayAlone,
  async ({ page, context, store, catalogue, customer }) => {
    const checkout = new CheckoutPage(page, store);
    const product = await catalogue.buyable(0);
    await customer.signInTo(page);
    await checkout.fillCart(product);
    await checkout.button('goOn').click();
    await checkout.radio('method').check();

    await addInAnotherTab(context, store);
    const alert = store.main.getByRole('alert');
    await expect(alert).toContainText(checkout.text('changed'));
    await expect(alert).toContainText(product.name);
    await expect(checkout.button('pay')).toBeDisabled();
    await expectNoAxeViolations(page);
    await checkout.button('accept').click();
    await expect(checkout.button('pay')).toContainText(shown(add(product.price, product.price)));
  },
);

test(
  'keys alone are enough to buy, to pay and to have the ticket',
  inParaguayAlone,
  async ({ page, store, catalogue, customer }) => {
    test.slow();
    const checkout = new CheckoutPage(page, store);
    await customer.signInTo(page);
    await checkout.fillCart(await catalogue.buyable(0));
    await expect(checkout.button('goOn')).toBeEnabled();
    await expect(checkout.button('goOn')).not.toHaveAttribute('aria-busy');

    const tabTo = async (key: string, target: ReturnType<CheckoutPage['button']>) => {
      for (let press = 0; press < 60; press += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${key}`);
    };
    await tabTo('goOn', checkout.button('goOn'));
    await page.keyboard.press('Enter');
    await expect(checkout.button('pay')).toBeVisible();
    await expect(store.main).toBeFocused();
    await page.keyboard.press('Tab');
    await tabTo('the methods', store.main.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expectNoAxeViolations(page);
    await tabTo('pay', checkout.button('pay'));
    await page.keyboard.press('Enter');
    const approve = checkout.provider('approve');
    await expect(approve).toBeVisible();
    await tabTo('approve', approve);
    await page.keyboard.press('Enter');
    await expect(store.title).toHaveText(checkout.text('paid'));
    await expectNoAxeViolations(page);
    await tabTo('the ticket', checkout.button('ticket'));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  },
);

// Spec: accounts 4.3
test(
  'a session that ends on the first step asks to sign in there, and goes on where it was',
  inParaguayAlone,
  async ({ page, shop, store, catalogue, customer, troubles }) => {
    troubles.expect(/Failed to load resource: the server responded with a status of 401/);
    const checkout = new CheckoutPage(page, store);
    const product = await catalogue.buyable(0);
    await customer.signInTo(page);
    await checkout.fillCart(product);
    await expect(checkout.button('goOn')).not.toHaveAttribute('aria-busy');

    const { token } = await customer.session();
    const ended = await fetch(`${shop.api.origin}/ecom/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(ended.ok).toBe(true);
    await store.main.getByRole('button', { name: store.here.words.increase }).click();
    const { main } = store;
    await expect(main.getByText(checkout.text('ended'))).toBeVisible();
    await expectNoAxeViolations(page);

    await checkout.signIn(customer);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await expect(checkout.total).toHaveText(shown(add(product.price, product.price)));
  },
);
