import { expectNoAxeViolations } from '../harness/axe.ts';
import { expect, inParaguayAlone, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** The checkout before the payment: where a purchase goes, where the focus is, Back and Forward. */

// Spec: accounts 1.2, 1.3, 2.30, 2.31, 2.33, 2.34, 2.35, 4.7, 4.8, 7.20
// Spec: decision 13
test('residents collect at a point of another city or have it brought to a new address; foreigners collect at the counter', async ({
  page,
  store,
  catalogue,
  customer,
  region,
}) => {
  const checkout = new CheckoutPage(page, store);
  await customer.signInTo(page);
  const product = await catalogue.buyable(0);
  await checkout.fillCart(product);
  if (region === 'br') {
    await expect(store.main.getByText('somente retirada')).toBeVisible();
    const ways = store.main.getByRole('group', { name: 'Como você recebe' });
    await expect(ways).toContainText(checkout.text('counter'));
    // The only way, and its only point, are said; nothing is to be pressed.
    await expect(ways.getByRole('radio')).toHaveCount(0);
    await expect(store.main.getByText('Retirar em outra cidade')).toHaveCount(0);
    return;
  }
  await expect(checkout.radio('counter')).toBeChecked();
  const { main } = store;

  await test.step('a point of another city', async () => {
    await checkout.button('points').click();
    await main.getByLabel(checkout.text('department')).selectOption({ index: 1 });
    const city = main.getByLabel(checkout.text('city'));
    if ((await city.inputValue()) === '') await city.selectOption({ index: 1 });
    await expectNoAxeViolations(page);
    await main
      .getByRole('radiogroup', { name: checkout.text('pickupPoint') })
      .last()
      .getByRole('radio')
      .first()
      // The list closes with the choice: there is nothing left to be checked.
      .click();
    await expect(main.getByText(checkout.text('pickedAt'))).toBeVisible();
    await expect(checkout.button('points')).toHaveAttribute('aria-expanded', 'false');
    // The choice outlasts a reload; the other ways are still a press away.
    await store.reload();
    await checkout.button('showOptions').click();
    await expect(checkout.radio('home')).toBeVisible();
  });

  await test.step('a new address', async () => {
    await checkout.button('newAddress').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox').first().fill('Taller');
    await dialog.getByLabel(checkout.text('department')).selectOption({ label: 'Itapúa' });
    await dialog.getByLabel(checkout.text('city')).selectOption({ label: 'Encarnación' });
    await dialog.getByLabel('Calle o avenida').fill('Avenida Irrazábal');
    await dialog.getByLabel('Número').fill('210');
    await dialog.getByLabel('Barrio').fill('Centro');
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('radio', { name: /Taller/ })).toBeChecked();
  });

  await test.step('the last step says what, where and when, as paper does in both', async () => {
    await checkout.radio('home').check();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('Avenida Irrazábal, 210')).toBeVisible();
    await expect(main.getByText(checkout.text('counter')).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await checkout.button('goOn').click();
    await expect(checkout.button('pay')).toBeVisible();
    const review = main.getByRole('region', { name: 'Revise antes de pagar' });
    await expect(review).toContainText(product.name);
    await expect(review).toContainText('Avenida Irrazábal, 210');
    await expect(review).toContainText('después del pago');
    await expectNoAxeViolations(page);
    await page.emulateMedia({ media: 'print' });
    await expect(review).toContainText('Avenida Irrazábal, 210');
    await page.emulateMedia({ media: 'screen' });
    await review.getByRole('link', { name: 'Cambiar la entrega' }).click();
    await expect(checkout.button('goOn')).toBeVisible();
  });
});

test(
  'the focus goes along: into the checkout after signing in, to what is missing, and to what went wrong',
  inParaguayAlone,
  async ({ page, context, store, catalogue, customer, troubles }) => {
    test.slow();
    troubles.expect(/ERR_INTERNET_DISCONNECTED|status of 401/);
    await page.setViewportSize({ width: 360, height: 740 });
    const checkout = new CheckoutPage(page, store);
    await checkout.fillCart(await catalogue.buyable(0));
    await checkout.signIn(customer);
    await expect(checkout.button('finish')).not.toHaveAttribute('aria-busy');
    await expect(store.main).toBeFocused();

    await checkout.button('finish').click();
    await expect(store.main.getByRole('radio').and(page.locator(':focus'))).toBeInViewport();
    await checkout.radio('method').check();

    await context.setOffline(true);
    await checkout.button('finish').click();
    const alert = store.main.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    await expect(alert).toContainText(checkout.text('offline'));
    await expectNoAxeViolations(page);
    await context.setOffline(false);

    await page.route('**/iniciar-checkout*', (route) => route.fulfill({ status: 401, json: {} }));
    await checkout.button('finish').click();
    await expect(store.main.getByText(checkout.text('ended'))).toBeVisible();
    // Said once: by the form itself, and by no notice over it.
    await expect(page.getByText(checkout.text('ended').slice(0, 18))).toHaveCount(1);
    await expect(store.main).toBeFocused();
  },
);

// Spec: accounts 2.35
test(
  'Back closes the form of a new address and stays in the checkout; once more leaves it',
  inParaguayAlone,
  async ({ page, store, catalogue, customer }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const checkout = new CheckoutPage(page, store);
    await customer.signInTo(page);
    await checkout.fillCart(await catalogue.buyable(0));
    await checkout.button('newAddress').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Oficina');
    // The browser stays where it is, while Playwright waits for it to arrive elsewhere.
    await page.goBack({ waitUntil: 'commit', timeout: 2000 }).catch(() => undefined);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(checkout.button('newAddress')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/produto\//);
  },
);

test(
  'Forward to the payment keeps the focus on the way back, and each step has its title',
  inParaguayAlone,
  async ({ page, store, catalogue, customer }) => {
    const checkout = new CheckoutPage(page, store);
    await customer.signInTo(page);
    await checkout.fillCart(await catalogue.buyable(0));
    await checkout.button('goOn').click();
    await expect(page).toHaveTitle(new RegExp(`^${checkout.text('payment')}`));
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(`^${checkout.text('buy')}`));
    await page.goForward();
    await expect(checkout.button('pay')).toBeVisible();
    await expect(store.main.getByRole('link', { name: checkout.text('review') })).toBeFocused();
  },
);
