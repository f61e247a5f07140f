import { wireStart } from '@ponte/contract/start';
import * as v from 'valibot';
import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Buyable, Catalogue } from '../harness/catalogue.ts';
import { shown } from '../harness/money.ts';
import type { RegionCode } from '../harness/region.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, inParaguayAlone, onItsOwnShop, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** The store sells out or changes a price while somebody buys: nobody pays what they did not see. */

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

const code = 'E2E-CHANGES';

/** The start data as one of the two languages has them. */
async function startIn(shop: Shop, lang: 'pt' | 'es') {
  const response = await fetch(`${shop.api.origin}/api/public/start?lang=${lang}`);
  return v.parse(wireStart, await response.json());
}

/** Has the store sell the product of this journey at a price in dollars, or no longer. */
async function sell(shop: Shop, price: string, inStock = true): Promise<void> {
  const [pt, es] = await Promise.all([startIn(shop, 'pt'), startIn(shop, 'es')]);
  const names = ({ categories: [category] }: typeof pt) => ({
    category: category?.name ?? category?.nome,
    department: category?.departments?.[0]?.name ?? category?.departments?.[0]?.nome,
  });
  const line = {
    code,
    name_pt: 'Nível a laser da jornada',
    name_es: 'Nivel láser de la jornada',
    brand: pt.brands[0]?.nome ?? pt.brands[0]?.name,
    category_pt: names(pt).category,
    category_es: names(es).category,
    department_pt: names(pt).department,
    department_es: names(es).department,
    price_usd: price,
    pictures: ['pipe-wrench.bigorno.front.v1'],
    in_stock: inStock,
    in_physical_stock: inStock,
  };
  await shop.api.load(JSON.stringify(line));
}

async function theProduct(catalogue: Catalogue): Promise<Buyable> {
  const found = await catalogue.find((product) => product.code === code);
  if (!found.price) throw new Error('the product of this journey has no price');
  return { ...found, price: found.price };
}

test(
  'a product that sells out is named, and a price that the store changes confirmed, also after a reload',
  inParaguayAlone,
  async ({ page, store, shop, catalogue, customer, region, troubles }) => {
    test.slow();
    troubles.expect(
      /Failed to load resource: the server responded with a status of (?:409|422|50\d)/,
    );
    const t = words[region];
    const { main } = store;
    const checkout = new CheckoutPage(page, store);
    await sell(shop, '100.00');
    const first = await theProduct(catalogue);
    await customer.signInTo(page);
    await checkout.fillCart(first);
    await checkout.button('goOn').click();
    await checkout.radio('method').check();
    await expect(checkout.button('pay')).toContainText(shown(first.price));

    // It sells out while the payment step is open: nothing is bought, and its name is said.
    await sell(shop, '100.00', false);
    await checkout.button('pay').click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText(`${t.soldOut}: ${first.name}`);
    await expect(alert).toBeFocused();
    await expect(page).toHaveURL(/\/checkout$/);
    await expectNoAxeViolations(page);

    // It is back, at another price.
    await sell(shop, '120.00');
    const second = await theProduct(catalogue);
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

    // Who reads the page anew instead of confirming is told where the cart is; the way to pay is kept.
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
