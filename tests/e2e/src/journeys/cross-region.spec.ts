import { expectNoAxeViolations } from '../harness/axe.ts';
import { Customer } from '../harness/customer.ts';
import { regionOf, type RegionCode } from '../harness/region.ts';
import { expect, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { Storefront } from '../pages/storefront.ts';

/** An account of one country buys on the other country's storefront (decision 38). */

const signIn: Readonly<Record<RegionCode, string>> = {
  br: 'Entrar na conta',
  py: 'Ingresar a la cuenta',
};

const viewOrder = /^Ver (?:o|el) pedido$/;

// Spec: decision 38
test('an account of the other country buys here, and the way back from paying leads here, signed in or not', async ({
  page,
  shop,
  store,
  here,
  catalogue,
  region,
  visitor,
}) => {
  test.slow();
  const there = regionOf(region === 'br' ? 'py' : 'br', shop);
  const foreigner = new Customer(shop, there);
  await foreigner.register();
  await new CheckoutPage(page, store).fillCart(await catalogue.buyable(0));
  await new CheckoutPage(page, store).signIn(foreigner);

  // From here on the storefront speaks the customer's language.
  const checkout = new CheckoutPage(page, new Storefront(page, there));
  await checkout.goToProvider();
  await checkout.provider('approve').click();
  await expect(store.title).toHaveText(checkout.text('paid'));
  await expect(page).toHaveURL(
    (url) => url.origin === here.origin && url.pathname === '/checkout/payment',
  );
  await expect(store.main.getByRole('link', { name: viewOrder })).toBeVisible();
  await expectNoAxeViolations(page);

  const elsewhere = await (await visitor()).newPage();
  const anonymous = new Storefront(elsewhere, here);
  const words = new CheckoutPage(elsewhere, anonymous);
  await anonymous.open(page.url());
  await expect(anonymous.title).toHaveText(words.text('paid'));
  await expect(anonymous.main.getByRole('link', { name: viewOrder })).toHaveCount(0);
  await expectNoAxeViolations(elsewhere);
  await anonymous.main.getByRole('link', { name: signIn[region] }).click();
  await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
  await anonymous.main.getByLabel(words.text('email')).fill(foreigner.email);
  await anonymous.main.getByLabel(words.text('password'), { exact: true }).fill(foreigner.password);
  await words.button('signIn').click();
  await expect(elsewhere).toHaveURL(page.url());
  await expect(anonymous.title).toHaveText(checkout.text('paid'));
  await expect(anonymous.main.getByRole('link', { name: viewOrder })).toBeVisible();
});
