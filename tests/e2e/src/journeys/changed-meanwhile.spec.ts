import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Buyable, Catalogue } from '../harness/catalogue.ts';
import { shown } from '../harness/money.ts';
import type { RegionCode } from '../harness/region.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, inParaguayAlone, onItsOwnShop, test } from '../harness/test.ts';
import { sell } from '../harness/work-in-shop.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** The store sells out or changes a price during a purchase: no shopper pays an amount that was not shown. */

test.use(onItsOwnShop);

const words = {
  br: {
    seen: 'Entendi',
    unseen: 'Confira o que mudou no carrinho e confirme para continuar.',
    soldOut: 'Não dá mais para comprar',
  },
  py: {
    seen: 'Entendido',
    unseen: 'Revise lo que cambió en el carrito y confirme para continuar.',
    soldOut: 'Ya no se puede comprar',
  },
} as const satisfies Record<RegionCode, unknown>;

/** A product as the lists tell it now. */
async function theProduct(catalogue: Catalogue, code: string): Promise<Buyable> {
  const found = await catalogue.find((product) => product.code === code);
  if (!found.price) throw new Error(`${code} has no price`);
  return { ...found, price: found.price };
}

/** Has the store sell a product at another price, and waits until its lists tell it too. */
async function sellAt(
  price: string,
  { code, price: before }: Buyable,
  shop: Shop,
  catalogue: Catalogue,
): Promise<Buyable> {
  await sell(shop, code, price, true);
  const now = () => theProduct(catalogue, code);
  await expect.poll(async () => (await now()).price).not.toEqual(before);
  return now();
}

// Spec: accounts 4.9
test(
  'a product that sells out is named, and a price that the store changes confirmed, also after a reload',
  inParaguayAlone,
  async ({ page, store, shop, catalogue, customer, region, troubles }) => {
    test.slow();
    troubles.expect(/Failed to load resource: the server responded with a status of (?:409|422)/);
    const t = words[region];
    const { main } = store;
    const checkout = new CheckoutPage(page, store);
    const first = await sellAt('100.00', await catalogue.buyable(0), shop, catalogue);
    await customer.signInTo(page);
    await checkout.fillCart(first);
    await checkout.button('goOn').click();
    await checkout.radio('method').check();
    await expect(checkout.button('pay')).toContainText(shown(first.price));

    // It sells out while the payment step is open: nothing is bought, and its name is said.
    await sell(shop, first.code, '100.00', false);
    await checkout.button('pay').click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText(`${t.soldOut}: ${first.name}`);
    await expect(alert).toBeFocused();
    await expect(page).toHaveURL(/\/checkout$/);
    await expectNoAxeViolations(page);

    // It is back, at another price.
    const second = await sellAt('120.00', first, shop, catalogue);
    await checkout.button('goOn').click();
    await expect(checkout.radio('method')).toBeChecked();
    await checkout.button('pay').click();
    await expect(alert).toContainText(checkout.text('changed'));
    await expect(alert.getByRole('listitem').filter({ hasText: first.name })).toContainText(
      shown(second.price),
    );
    await expect(alert).toContainText(shown(first.price));
    await expect(checkout.button('pay')).toBeDisabled();
    await expectNoAxeViolations(page);

    // A reload instead of a confirmation shows the change in the list; the chosen way to pay is kept.
    await store.reload();
    await expect(page).toHaveURL(/\/checkout$/);
    const change = main.getByRole('listitem').filter({ hasText: shown(first.price) });
    await expect(change).toContainText(shown(second.price));
    await expectNoAxeViolations(page);
    await checkout.button('goOn').click();
    await expect(main.getByRole('alert')).toHaveText(t.unseen);
    await expect(main.getByRole('button', { name: t.seen })).toBeFocused();
    await page.keyboard.press('Enter');
    await checkout.button('goOn').click();
    await expect(checkout.radio('method')).toBeChecked();
    await expect(checkout.button('pay')).toContainText(shown(second.price));

    await checkout.button('pay').click();
    await expect(page.getByText(shown(second.price)).first()).toBeVisible();
    await checkout.provider('approve').click();
    await expect(store.title).toHaveText(checkout.text('paid'));
  },
);
