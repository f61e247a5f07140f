import type { Locator, Page } from '@playwright/test';
import { Customer } from '../harness/customer.ts';
import type { RegionCode } from '../harness/region.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** A session that ends while something is being typed: the same customer finds it again. */

const words = {
  br: {
    newAddress: 'Novo endereço',
    saveAddress: 'Salvar endereço',
    cancel: 'Cancelar',
    ended: 'Sua sessão terminou',
    signIn: 'Entrar',
    signOut: 'Sair',
  },
  py: {
    newAddress: 'Nueva dirección',
    saveAddress: 'Guardar dirección',
    cancel: 'Cancelar',
    ended: 'Su sesión terminó',
    signIn: 'Ingresar',
    signOut: 'Cerrar sesión',
  },
} as const satisfies Record<RegionCode, unknown>;

const nameField = (form: Locator) => form.getByLabel(/^Nome do endereço|^Nombre de la dirección/);

async function fillAddress(form: Locator, region: RegionCode): Promise<void> {
  await nameField(form).fill('Oficina');
  if (region === 'br') {
    await form.getByLabel(/^CEP/).fill('85851000');
    await expect(form.getByLabel(/^Cidade/)).toHaveValue('Foz do Iguaçu');
  } else {
    await form.getByLabel(/^Departamento/).selectOption({ label: 'Alto Paraná' });
    await form.getByLabel(/^Ciudad/).selectOption({ label: 'Ciudad del Este' });
  }
  await form.getByLabel(/^Rua|^Calle/).fill('Avenida das Cataratas');
  await form.getByLabel(/^Número/).fill('2000');
  await form.getByLabel(/^Bairro|^Barrio/).fill('Centro');
}

async function expectAddress(form: Locator, region: RegionCode): Promise<void> {
  await expect(nameField(form)).toHaveValue('Oficina');
  const city = form.getByLabel(/^Cidade|^Ciudad/);
  if (region === 'br') await expect(city).toHaveValue('Foz do Iguaçu');
  else await expect(city.locator('option:checked')).toHaveText('Ciudad del Este');
  await expect(form.getByLabel(/^Rua|^Calle/)).toHaveValue('Avenida das Cataratas');
  await expect(form.getByLabel(/^Número/)).toHaveValue('2000');
  await expect(form.getByLabel(/^Bairro|^Barrio/)).toHaveValue('Centro');
}

/** Has the store refuse the session when `press` makes it call. */
async function refuseSession(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 401, json: {} }));
  await press();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(path);
}

const savedAddress = '**/ecom/cliente/address*';

test.beforeEach(({ troubles }) => {
  troubles.expect(/status of 401/);
});

test(
  'an address that was being typed is there again for the same customer, until it is sent',
  inBrazilAlone,
  async ({ page, store, region, customer, shop, here }) => {
    test.slow();
    const text = words[region];
    const dialog = page.getByRole('dialog');
    const openForm = () => page.getByRole('button', { name: text.newAddress }).click();
    const loseSession = () =>
      refuseSession(page, savedAddress, () =>
        dialog.getByRole('button', { name: text.saveAddress }).click(),
      );
    const signIn = async ({ email, password }: Customer) => {
      await page.locator('#sign-in-email').fill(email);
      await page.locator('#sign-in-password').fill(password);
      await store.main.getByRole('button', { name: text.signIn, exact: true }).click();
      await expect(page).toHaveURL(/\/perfil\/endereco$/);
    };

    await customer.signInTo(page);
    await store.open('/perfil/endereco');
    await openForm();
    await fillAddress(dialog, region);
    await loseSession();
    await expect(page.getByText(text.ended)).toBeVisible();
    await signIn(customer);
    await openForm();
    await expectAddress(dialog, region);

    await test.step('another person who signs in finds nothing of it', async () => {
      await loseSession();
      const other = new Customer(shop, here);
      await other.register();
      await signIn(other);
      await openForm();
      await expect(nameField(dialog)).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Cataratas');
    });

    await test.step('what was sent is gone from the form', async () => {
      await fillAddress(dialog, region);
      await dialog.getByRole('button', { name: text.saveAddress }).click();
      await expect(dialog).toBeHidden();
      await openForm();
      await expect(nameField(dialog)).toHaveValue('');
    });

    await test.step('signing out forgets it', async () => {
      await nameField(dialog).fill('Depósito');
      await page.reload();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Depósito');
      await store.hydrated();
      await store.main.getByRole('button', { name: text.signOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.signOut }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Depósito');
    });
  },
);

test(
  'a checkout goes on where the session ended: goods, way of payment and half an address',
  inParaguayAlone,
  async ({ page, store, region, catalogue, customer }) => {
    test.slow();
    const text = words[region];
    const checkout = new CheckoutPage(page, store);
    const dialog = page.getByRole('dialog');
    await customer.signInTo(page);
    const product = await catalogue.buyable(0);
    await checkout.fillCart(product);
    await checkout.button('goOn').click();
    await checkout.radio('method').check();

    const pay = '**/iniciar-checkout*';
    await refuseSession(page, pay, () => checkout.button('pay').click());
    await expect(store.main.getByText(checkout.text('ended'))).toBeVisible();
    await checkout.signIn(customer);
    await expect(store.main).toContainText(product.name);
    if (await checkout.button('goOn').isVisible()) await checkout.button('goOn').click();
    await expect(checkout.radio('method')).toBeChecked();

    await test.step('the address as well', async () => {
      await page.goto('/checkout');
      await checkout.button('newAddress').click();
      await fillAddress(dialog, region);
      await refuseSession(page, savedAddress, () =>
        dialog.getByRole('button', { name: text.saveAddress }).click(),
      );
      await checkout.signIn(customer);
      await checkout.button('newAddress').click();
      await expectAddress(dialog, region);
      await dialog.getByRole('button', { name: text.cancel }).click();
      await checkout.button('newAddress').click();
      await expect(nameField(dialog)).toHaveValue('');
    });
  },
);
