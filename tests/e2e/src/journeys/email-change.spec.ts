import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../harness/axe.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, test } from '../harness/test.ts';

/** A customer's own name, e-mail address and data (decision 59). */

const words = {
  br: {
    edit: 'Editar dados',
    firstName: /^Nome/,
    lastName: /^Sobrenome/,
    save: 'Salvar dados',
    saved: 'Dados salvos.',
    change: 'Trocar e-mail',
    newEmail: /^Novo e-mail/,
    password: /^Sua senha/,
    send: 'Enviar o link',
    waits: 'Falta confirmar o novo e-mail',
    copy: 'Baixar meus dados',
    confirmed: 'E-mail confirmado',
  },
  py: {
    edit: 'Editar datos',
    firstName: /^Nombre/,
    lastName: /^Apellido/,
    save: 'Guardar datos',
    saved: 'Datos guardados.',
    change: 'Cambiar correo',
    newEmail: /^Correo nuevo/,
    password: /^Su contraseña/,
    send: 'Enviar el enlace',
    waits: 'Falta confirmar el correo nuevo',
    copy: 'Descargar mis datos',
    confirmed: 'Correo confirmado',
  },
} as const;

/** The path of the newest link that confirms an address. */
async function linkTo(shop: Shop, email: string): Promise<string> {
  const inbox = `${shop.api.origin}/mailbox.json?${new URLSearchParams({ recipient: email })}`;
  let path = '';
  await expect(async () => {
    const text = await (await fetch(inbox)).text();
    path = /https?:\/\/[^/\s"]+(\/app\/confirmation-email\/[^\s"\\]+)/.exec(text)?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

// Spec: decision 59
test('a customer changes name and e-mail address, and gets a copy of the own data', async ({
  page,
  store,
  shop,
  customer,
  region,
}) => {
  const text = words[region];
  const next = `next-${customer.email}`;
  await customer.signInTo(page);
  await store.open(await linkTo(shop, customer.email));
  await expect(store.title).toHaveText(text.confirmed);

  await store.open('/perfil/dados-pessoais');
  await page.getByRole('button', { name: text.edit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.firstName).fill('Zoraide');
  await dialog.getByLabel(text.lastName).fill('Duarte Lima');
  await dialog.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
  await expect(store.main.getByText('Zoraide Duarte Lima')).toBeVisible();

  await store.main.getByRole('button', { name: text.change }).click();
  const address = store.main.getByLabel(text.newEmail);
  await expect(address).toBeFocused();
  await address.fill(next);
  await store.main.getByLabel(text.password, { exact: false }).fill(customer.password);
  await expectNoAxeViolations(page);
  await store.main.getByRole('button', { name: text.send }).click();
  await expect(page.getByText(text.waits)).toBeVisible();
  await expectNoAxeViolations(page);

  await store.open(await linkTo(shop, next));
  await expect(store.title).toHaveText(text.confirmed);
  await store.open('/perfil/dados-pessoais');
  await expect(store.main.getByText(next)).toBeVisible();
  await expect(page.getByText(text.waits)).toHaveCount(0);

  const download = page.waitForEvent('download');
  await store.main.getByRole('button', { name: text.copy }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(copy)).toMatchObject({ profile: { email: next, firstName: 'Zoraide' } });
});
