import { expect, test } from '../harness/test.ts';
import { Storefront } from '../pages/storefront.ts';

/** Favourites and compared products, which a customer finds on every device. */

const words = {
  br: {
    email: /^E-mail/,
    password: /^Senha/,
    signIn: 'Entrar',
    signOut: 'Sair',
    onDevice: '1 produto guardado neste aparelho',
    inAccount: '2 produtos guardados na sua conta',
    empty: 'Você ainda não tem favoritos',
  },
  py: {
    email: /^Correo/,
    password: /^Contraseña/,
    signIn: 'Ingresar',
    signOut: 'Cerrar sesión',
    onDevice: '1 producto guardado en este dispositivo',
    inAccount: '2 productos guardados en su cuenta',
    empty: 'Todavía no tiene favoritos',
  },
} as const;

// Spec: decision 22
test('favourites follow a customer to another device, and leave a shared one', async ({
  page,
  store,
  catalogue,
  customer,
  here,
  region,
  visitor,
}) => {
  const text = words[region];
  const phone = await (await visitor()).newPage();
  const first = await catalogue.buyable(0);
  const second = await catalogue.buyable(1);
  await customer.signInTo(phone);
  const onPhone = new Storefront(phone, here);
  await onPhone.open(`/produto/${first.slug}`);
  await onPhone.main
    .getByRole('button', { name: /favoritos$/ })
    .first()
    .click();

  // On the computer another one was marked before signing in.
  await store.open(`/produto/${second.slug}`);
  await store.main
    .getByRole('button', { name: /favoritos$/ })
    .first()
    .click();
  await store.open('/favoritos');
  await expect(page.getByText(text.onDevice)).toBeVisible();
  await store.open('/login?redirect=%2Ffavoritos');
  await store.main.getByLabel(text.email).fill(customer.email);
  await store.main.getByLabel(text.password).fill(customer.password);
  await store.main.getByRole('button', { name: text.signIn }).click();

  await expect(page.getByText(text.inAccount)).toBeVisible();
  await expect(store.cardNames).toContainText([second.name, first.name]);
  await onPhone.open('/favoritos');
  await expect(onPhone.cardNames).toContainText([second.name, first.name]);

  await store.open('/perfil');
  await store.main.getByRole('button', { name: text.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
  await store.open('/favoritos');
  await expect(page.getByText(text.empty)).toBeVisible();
});
