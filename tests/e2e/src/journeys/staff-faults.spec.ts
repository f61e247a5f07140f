import { test } from '../harness/staff-test.ts';
import { expect, onItsOwnShop } from '../harness/test.ts';

/** Faults in the middle of a task. */

test.use(onItsOwnShop);

const price = 'Precio en dólares';
const save = { name: 'Guardar' };
const saved = 'Guardado';

test('a session that ends in the middle takes nothing that was typed: who signs in again goes on', async ({
  office,
  owner,
  catalogue,
  context,
  troubles,
}) => {
  const { page } = office;
  const { id } = await catalogue.buyable(0);
  await office.open(`/products/${id}`);
  await page.getByLabel(price).fill('77,70');
  troubles.expect(/status of 401/);
  await context.clearCookies();
  await page.getByRole('button', save).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Vuelva a ingresar');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByLabel('Código de 6 dígitos').fill(office.nextCode(owner));
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(price)).toHaveValue('77,70');
  await page.getByRole('button', save).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
});
