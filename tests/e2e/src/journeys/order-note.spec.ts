import { expectNoAxeViolations } from '../harness/axe.ts';
import { expect, inBrazilAlone, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

const label = 'Observação para a loja (opcional)';

test(
  'a note to the shop outlasts a reload and a refused payment, and stands on the order',
  inBrazilAlone,
  async ({ page, store, catalogue, customer }) => {
    test.slow();
    const checkout = new CheckoutPage(page, store);
    await customer.signInTo(page);
    await checkout.fillCart(await catalogue.buyable(0));
    await checkout.button('goOn').click();
    const note = store.main.getByLabel(label);
    await note.fill('Ana retira.\nObrigado!');
    await expectNoAxeViolations(page);
    await store.reload();
    await expect(note).toHaveValue('Ana retira.\nObrigado!');
    await checkout.radio('method').check();
    await checkout.button('pay').click();
    await checkout.provider('decline').click();
    await expect(store.main.getByText(checkout.text('declined'))).toBeVisible();

    await store.open('/checkout?step=payment');
    await expect(note).toHaveValue('Ana retira.\nObrigado!');
    await note.fill('Eva retira.\n<b>Obrigada</b>');
    await checkout.radio('method').check();
    await checkout.button('pay').click();
    await checkout.provider('approve').click();
    await expect(store.main.getByText(checkout.text('paid'))).toBeVisible();

    await store.open('/pedidos');
    await store.main.getByRole('link', { name: /\d{6}/ }).first().click();
    await expect(
      store.main.getByRole('heading', { name: 'Sua observação para a loja' }),
    ).toBeVisible();
    expect(await store.main.innerText()).toContain('Eva retira.\n<b>Obrigada</b>');
    await expectNoAxeViolations(page);
  },
);

test(
  'a note is typed on a phone, and no more than it may have',
  inBrazilAlone,
  async ({ page, store, catalogue, customer }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    const checkout = new CheckoutPage(page, store);
    await customer.signInTo(page);
    await checkout.fillCart(await catalogue.buyable(0));
    const note = store.main.getByLabel(label);
    await note.fill('W'.repeat(600));
    await expect(note).toHaveValue('W'.repeat(500));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoAxeViolations(page);
  },
);
