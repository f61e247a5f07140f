import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../harness/axe.ts';
import { Customer } from '../harness/customer.ts';
import { expectFocusIn } from '../harness/focus.ts';
import { hold } from '../harness/hold.ts';
import type { RegionCode } from '../harness/region.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, inParaguayAlone, phoneOrDesk, phoneWidth, test } from '../harness/test.ts';
import { Storefront } from '../pages/storefront.ts';

/** Customers: in and out, the links of mails, and their own pages (accounts.md). */

const words = {
  br: {
    signIn: 'Entrar',
    email: /^E-mail/,
    password: /^Senha/,
    account: 'Conta',
    signOut: 'Sair',
    confirmed: 'E-mail confirmado',
    unconfirmed: 'Seu e-mail ainda não foi confirmado',
    spent: 'Este link não serve mais',
    forgot: 'Esqueci minha senha',
    sendLink: 'Enviar link',
    linkSent: 'Link enviado',
    newPassword: /^Nova senha/,
    repeat: /^Repita a nova senha/,
    saveNew: 'Salvar nova senha',
    changed: 'Senha alterada',
    mismatch: 'As senhas não coincidem. Tente novamente.',
    fillAll: 'Preencha todos os campos.',
    emailMissing: 'Digite o e-mail.',
    wrong: 'Não foi possível entrar',
    errorTitle: /^Erro: /,
    edit: 'Editar dados',
    phone: /^Telefone/,
    typedPhone: '45988776655',
    shownPhone: '+55 (45) 98877-6655',
    typedNext: '45977665544',
    shownNext: '+55 (45) 97766-5544',
    save: 'Salvar dados',
    saved: 'Dados salvos.',
    newAddress: 'Novo endereço',
    addressName: /^Nome do endereço/,
    number: /^Número/,
    saveAddress: 'Salvar endereço',
    makeMain: /^Tornar principal/,
    main: 'Principal',
    remove: /^Remover/,
    confirmRemove: 'Remover',
    madeMain: 'Endereço principal alterado.',
    removed: 'Endereço removido.',
  },
  py: {
    signIn: 'Ingresar',
    email: /^Correo/,
    password: /^Contraseña/,
    account: 'Cuenta',
    signOut: 'Cerrar sesión',
    confirmed: 'Correo confirmado',
    unconfirmed: 'Su correo todavía no está confirmado',
    spent: 'Este enlace ya no sirve',
    forgot: 'Olvidé mi contraseña',
    sendLink: 'Enviar enlace',
    linkSent: 'Enlace enviado',
    newPassword: /^Contraseña nueva/,
    repeat: /^Repita la contraseña nueva/,
    saveNew: 'Guardar contraseña nueva',
    changed: 'Contraseña cambiada',
    mismatch: 'Las contraseñas no coinciden. Intente de nuevo.',
    fillAll: 'Complete todos los campos.',
    emailMissing: 'Escriba el correo electrónico.',
    wrong: 'No se pudo ingresar',
    errorTitle: /^Error: /,
    edit: 'Editar datos',
    phone: /^Teléfono/,
    typedPhone: '0982654321',
    shownPhone: '+595 982 654 321',
    typedNext: '0983765432',
    shownNext: '+595 983 765 432',
    save: 'Guardar datos',
    saved: 'Datos guardados.',
    newAddress: 'Nueva dirección',
    addressName: /^Nombre de la dirección/,
    number: /^Número/,
    saveAddress: 'Guardar dirección',
    makeMain: /^Usar como principal/,
    main: 'Principal',
    remove: /^Quitar/,
    confirmRemove: 'Quitar',
    madeMain: 'Dirección principal cambiada.',
    removed: 'Dirección eliminada.',
  },
} as const satisfies Record<RegionCode, unknown>;

/** The path and query of the newest link of a kind in a customer's mail. */
async function linkInMail(shop: Shop, { email }: Customer, kind: string): Promise<string> {
  const inbox = `${shop.api.origin}/mailbox.json?${new URLSearchParams({ recipient: email })}`;
  const pattern = new RegExp(String.raw`https?://[^/\s"]+(/app/${kind}/[^\s"\\]+)`);
  let path = '';
  await expect(async () => {
    const text = await (await fetch(inbox)).text();
    path = pattern.exec(text)?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

async function signIn(page: Page, region: RegionCode, email: string, password: string) {
  const form = page.getByRole('main');
  await form.getByLabel(words[region].email).fill(email);
  await form.getByLabel(words[region].password).fill(password);
  await page.keyboard.press('Enter');
}

// Spec: accounts 2.2, 2.3, 2.4, 2.5, 2.6, 2.17, 2.22, 2.23, 2.24, 2.25, 4.2, 4.4, 4.5, 4.12, 5.8
// Spec: accounts 5.9, 5.10, 5.11, 8.3
test(
  'a customer confirms by mail, comes in, goes out, recovers the password and comes in again',
  inParaguayAlone,
  async ({ page, store, shop, here, region, troubles }) => {
    test.slow();
    troubles.expect(/status of (?:401|404|422)/);
    const t = words[region];
    const customer = new Customer(shop, here);
    await customer.register();

    // Out of a page that needs a customer, and back to it.
    await store.open('/perfil/dados-pessoais');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fperfil%2Fdados-pessoais$/);
    await expect(store.title).toHaveText(t.signIn);
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button', { name: t.signIn, exact: true }).click();
    const list = page.getByRole('alert').filter({ hasText: t.fillAll });
    await expect(list).toBeFocused();
    await expect(page).toHaveTitle(t.errorTitle);
    await list.getByRole('link', { name: t.emailMissing }).click();
    await expect(page.getByLabel(t.email)).toBeFocused();

    await signIn(page, region, customer.email, 'not the password');
    await expect(page.getByRole('alert').filter({ hasText: t.wrong })).toBeVisible();
    await expect(page.getByLabel(t.password)).toBeFocused();
    await expect(page.getByLabel(t.email)).toHaveValue(customer.email);
    await signIn(page, region, customer.email, customer.password);
    await expect(page).toHaveURL(/\/perfil\/dados-pessoais$/);
    await expect(page.getByText(t.unconfirmed)).toBeVisible();

    const confirmation = await linkInMail(shop, customer, 'confirmation-email');
    await store.open(confirmation);
    await expect(store.title).toHaveText(t.confirmed);
    await expectNoAxeViolations(page);
    await store.open('/perfil');
    await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
    await expect(page.getByText(t.unconfirmed)).toHaveCount(0);

    // Signing out here ends it in another tab.
    const other = await page.context().newPage();
    await new Storefront(other, here).open('/perfil');
    await expect(other.getByRole('main').getByText(customer.email)).toBeVisible();
    const account = page.getByRole('banner').getByRole('link', { name: t.account });
    await account.focus();
    await page.keyboard.press('ArrowDown');
    await expectFocusIn(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: t.signOut }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expectFocusIn(question);
    await question.getByRole('button', { name: t.signOut }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login\?redirect=%2Fperfil$/);
    await other.close();
    await page.goBack();
    await expect(page).toHaveURL(/\/login|\/app\//);
    await expect(page.getByText(customer.email)).toHaveCount(0);

    await store.open('/login');
    await page.getByRole('link', { name: t.forgot }).click();
    await expect(page.getByRole('button', { name: t.sendLink })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel(t.email).fill(customer.email);
    await page.getByRole('button', { name: t.sendLink }).click();
    await expect(page.getByRole('status').filter({ hasText: t.linkSent })).toBeFocused();

    const reset = await linkInMail(shop, customer, 'reset-password');
    await store.open(reset);
    await page.getByLabel(t.newPassword).fill('another horse');
    await page.getByLabel(t.repeat).fill('another house');
    await page.getByRole('button', { name: t.saveNew }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: t.mismatch })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel(t.repeat).fill('another horse');
    await page.keyboard.press('Enter');
    await expect(store.title).toHaveText(t.changed);

    // Used, and cut on its way.
    await store.open(reset);
    await expect(store.title).toHaveText(t.spent);
    await store.open('/app/reset-password/abc');
    await expect(store.title).toHaveText(t.spent);
    await store.open('/app/confirmation-email/abc/def');
    await expect(store.title).toHaveText(t.spent);

    await store.open('/login?redirect=//elsewhere.example');
    await signIn(page, region, customer.email, 'another horse');
    await expect(page).toHaveURL(`${here.origin}/perfil`);
    await store.open('/login?redirect=%2Fmarcas');
    await expect(page).toHaveURL(/\/marcas$/);
    // Bundlers have dropped the check of a path that can't be decoded.
    await store.open('/login?redirect=%2F%25zz');
    await expect(page).toHaveURL(`${here.origin}/perfil`);
  },
);

test.describe('on a phone or at a desk', () => {
  test.use(phoneOrDesk);

  // Spec: accounts 2.6, 2.7, 2.8, 2.9, 2.10, 2.35, 2.36, 2.37, 2.38, 2.39, 5.12, 5.13, 5.14
  test('a customer changes data and addresses on their own pages', async ({
    page,
    store,
    shop,
    here,
    region,
    viewport,
  }) => {
    test.slow();
    const t = words[region];
    const content = () => page.evaluate(() => document.documentElement.scrollWidth);
    const customer = new Customer(shop, here);
    await customer.register();
    await customer.signInTo(page);

    for (const path of ['/perfil', '/perfil/meus-pedidos', '/perfil/alterar-senha']) {
      await store.open(path);
      await expect(store.title).toBeVisible();
      await expect(store.main.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoAxeViolations(page);
      for (const width of [phoneWidth, viewport?.width ?? 0]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(content, path).toBeLessThanOrEqual(width);
      }
    }

    await store.open('/perfil/dados-pessoais');
    await page.getByRole('button', { name: t.edit }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.phone).fill(t.typedPhone);
    await expectNoAxeViolations(page);
    const tellAnew = await hold(page, '**/ecom/me*');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.saved)).toBeVisible();

    // The store answers late with the new data, while the customer already types again.
    await page.getByRole('button', { name: t.edit }).click();
    await dialog.getByLabel(t.phone).fill(t.typedNext);
    tellAnew();
    await expect(page.getByText(t.shownPhone)).toBeVisible();
    await expect(dialog.getByLabel(t.phone)).toHaveValue(t.shownNext);
    await page.keyboard.press('Escape');

    await store.open('/perfil/endereco');
    await page.getByRole('button', { name: t.newAddress }).click();
    await dialog.getByLabel(t.addressName).fill('Oficina');
    if (region === 'br') {
      await dialog.getByLabel(/^CEP/).fill('85851000');
      await expect(dialog.getByLabel(/^Cidade/)).toHaveValue('Foz do Iguaçu');
    } else {
      await dialog.getByLabel(/^Departamento/).selectOption({ label: 'Alto Paraná' });
      await dialog.getByLabel(/^Ciudad/).selectOption({ label: 'Ciudad del Este' });
    }
    await dialog.getByLabel(/^Rua|^Calle/).fill('Avenida das Cataratas');
    await dialog.getByLabel(t.number).fill('2000');
    await dialog.getByLabel(/^Bairro|^Barrio/).fill('Centro');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: t.saveAddress }).click();
    await expect(dialog).toHaveCount(0);

    const card = store.cards.filter({ hasText: 'Oficina' });
    await card.getByRole('button', { name: t.makeMain }).click();
    await expect(card.getByText(t.main, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t.madeMain })).toBeFocused();
    await expectNoAxeViolations(page);
    await card.getByRole('button', { name: t.remove }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t.confirmRemove, exact: true })
      .click();
    await expect(page.getByRole('status').filter({ hasText: t.removed })).toBeFocused();
    await expect(card).toHaveCount(0);
  });
});
