import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { StaffShop } from '@ponte/contract/staff';
import * as v from 'valibot';
import { expectNoAxeViolations } from '../harness/axe.ts';
import { test } from '../harness/staff-test.ts';
import { expect, onItsOwnShop } from '../harness/test.ts';
import { pressAtProvider } from '../harness/work-in-shop.ts';
import { BackOffice } from '../pages/back-office.ts';

/** What a shop's owner does at a desk: goods, a refund, and what a customer may ask of their data. */

test.use(onItsOwnShop);

test('a price, pieces and pictures that the owner changes are seen in the shop, and what is hidden is not', async ({
  office,
  catalogue,
  visitor,
  troubles,
}) => {
  const { page } = office;
  const [changed, hidden] = [await catalogue.buyable(0), await catalogue.buyable(1)];

  await office.open('/products');
  await page.getByLabel('Código ou nome').fill(changed.code);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: changed.name }).click();
  await expect(office.title).toHaveText(changed.name);
  const pictures = page.getByRole('listitem').filter({ hasText: /^Foto \d/ });
  const second = await pictures.nth(1).locator('img').getAttribute('src');
  await page.getByLabel('Preço em dólares').fill('1.234,50');
  await page.getByLabel('Peças na prateleira').fill('2');
  await page.getByRole('button', { name: 'Descer 1' }).click();
  await expect(pictures.first().locator('img')).toHaveAttribute('src', second ?? '');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await office.open(`/products/${hidden.id}`);
  await page.getByLabel('Mostrar na loja').uncheck();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();

  const shopper = await (await visitor()).newPage();
  await shopper.goto(`/produto/${changed.slug}`);
  const article = shopper.getByRole('main').getByRole('article').first();
  await expect(article).toContainText('1.234,50');
  await expect(article).toContainText(/2 peças|últimas 2|2 unidades|Restam 2/i);
  const shown = article.getByRole('img').first();
  await expect(shown).toHaveAttribute('src', new RegExp(pictureName(second)));

  troubles.expect(/status of 404/);
  const gone = await shopper.goto(`/produto/${hidden.slug}`);
  expect(gone?.status()).toBe(404);
});

test('a long name of a shop leaves a phone’s page its room, with the mark beside it', async ({
  office,
}) => {
  const { page } = office;
  const name = 'Ferretería y Materiales San Cayetano Hermanos del Este S.R.L';
  const face: StaffShop = { name, mark: '/icon.svg', isDemo: false, demoOwner: false };
  await page.route(/\/back-office\/shop\?/, (route) => route.fulfill({ json: face }));
  await page.setViewportSize({ width: 360, height: 740 });
  await office.open('/orders');
  const header = page.getByRole('banner');
  await expect(header).toContainText(name);
  const link = await header.getByRole('link', { name }).boundingBox();
  const leave = await header.getByRole('button', { name: office.words.leave }).boundingBox();

  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64);
  expect((link?.x ?? 360) + (link?.width ?? 0)).toBeLessThanOrEqual(leave?.x ?? 0);
});

test('pictures that are sent as files are seen in the shop; what is none is named with its reason, and the others stay', async ({
  office,
  catalogue,
  visitor,
  troubles,
}) => {
  const { page } = office;
  const { id, slug } = await catalogue.buyable(3);
  await office.open(`/products/${id}`);
  const pictures = page.getByRole('listitem').filter({ hasText: /^Foto \d/ });
  await expect(pictures.first()).toBeVisible();
  const before = await pictures.count();
  const choose = async (button: string, ...files: { name: string; buffer: Buffer }[]) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).first().click();
    const chooser = await choosing;
    await chooser.setFiles(files.map((file) => ({ ...file, mimeType: 'image/png' })));
  };
  const photo = await page.screenshot();

  troubles.expect(/status of 422/);
  await choose(
    'Enviar fotos',
    { name: 'drawing.png', buffer: Buffer.from('<svg/>') },
    { name: 'large.png', buffer: Buffer.alloc((10 << 20) + 1) },
    { name: 'photo.png', buffer: photo },
  );
  await expect(pictures).toHaveCount(before + 1);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    /drawing\.png\s*O arquivo não é uma foto, ou está danificado\./,
  );
  await expect(alert).toContainText(/large\.png\s*A foto deve ter no máximo 10 MB\./);
  await expectNoAxeViolations(page);
  for (let place = before + 1; place > 1; place -= 1) {
    await page.getByRole('button', { name: `Subir ${place}`, exact: true }).click();
  }
  const address = await pictures.first().locator('img').getAttribute('src');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();

  const shopper = await (await visitor()).newPage();
  await shopper.goto(`/produto/${slug}`);
  const shown = shopper.getByRole('main').getByRole('article').first().getByRole('img').first();
  await expect(shown).toHaveAttribute('src', new RegExp(pictureName(address)));
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await office.open('/banners');
  // The page is longer than any window.
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
  await choose('Enviar a foto em português', { name: 'banner.png', buffer: photo });
  const field = page.getByLabel('Foto em português').first();
  await expect(field).toHaveValue(pictureName(address));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await shopper.goto('/');
  await shopper.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(shopper.locator(`img[src*="${pictureName(address)}"]`).first()).toBeVisible();

  await office.open('/settings');
  await choose('Enviar a marca', { name: 'mark.png', buffer: photo });
  const preview = page.locator(`img[src="/media/${pictureName(address)}-icon.png"]`);
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  await expect(page.getByLabel('shop.json')).toHaveValue(
    new RegExp(`"mark": "${pictureName(address)}"`),
  );
  await expectNoAxeViolations(page);
  await save(page);

  await office.open('/acts?kind=shop');
  await expect(page.getByText('Enviou uma foto').first()).toBeVisible();
});

test('a picture that the store can’t take now is sent again by a button', async ({
  office,
  catalogue,
  troubles,
}) => {
  const { page } = office;
  const { id } = await catalogue.buyable(4);
  await office.open(`/products/${id}`);
  const pictures = page.getByRole('listitem').filter({ hasText: /^Foto \d/ });
  await expect(pictures.first()).toBeVisible();
  const before = await pictures.count();
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() };

  troubles.expect(/net::ERR|Failed to load/);
  await page.route('**/back-office/pictures?*', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('alert')).toContainText(/photo\.png\s*Sem conexão com a loja\./);
  await page.unroute('**/back-office/pictures?*');
  await page.getByRole('button', { name: 'Enviar de novo' }).click();

  await expect(pictures).toHaveCount(before + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// What is chosen, and other pages: apps/staff/src/forms/two-clerks.browser.test.tsx.
test('a product that is changed in two tabs keeps what each has changed; where both did, both values are shown', async ({
  office,
  context,
  shop,
  catalogue,
  troubles,
}) => {
  const { page } = office;
  const { id } = await catalogue.buyable(5);
  const other = new BackOffice(await context.newPage(), shop.staff, 'br');
  const price = page.getByRole('textbox', { name: 'Preço em dólares' });
  await office.open(`/products/${id}`);
  await price.fill('99,00');
  await page.getByLabel('Peças na prateleira').fill('7');
  await other.open(`/products/${id}`);
  await other.page.getByLabel('Preço em dólares').fill('111,00');
  await other.page.getByLabel('I.V.A.').fill('5');
  await save(other.page);

  troubles.expect(/status of 409/);
  await page.getByRole('button', { name: 'Salvar' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Você mudou isto em outra aba em');
  const choice = alert.getByRole('radiogroup', { name: 'Preço em dólares' });
  await expect(choice.getByLabel('Na loja')).toHaveAccessibleDescription('111,00');
  await expect(choice.getByLabel('O que você digitou')).toHaveAccessibleDescription('99,00');
  await expect(alert.getByRole('radiogroup')).toHaveCount(1);
  await expect(price).toHaveValue('99,00');
  await expect(page.getByLabel('Peças na prateleira')).toHaveValue('7');
  await expect(page.getByLabel('I.V.A.')).toHaveValue('5');
  await expectNoAxeViolations(page);
  await save(page);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Preço em dólares')).toHaveValue('99,00');
  await expect(page.getByLabel('I.V.A.')).toHaveValue('5');
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^(?:Salvo|Dados da loja salvos)$/).last()).toBeVisible();
}

/** A picture's name, in every width and format. */
function pictureName(address: string | null): string {
  return /\/media\/([\w.-]+?)(?:-\d+)?\.(?:webp|avif)/.exec(address ?? '')?.[1] ?? 'none';
}

test('an owner sees a customer’s documents on purpose, hands out a copy of the data and erases them; each is written down', async ({
  office,
  customer,
  troubles,
}) => {
  test.slow();
  const { page } = office;
  await office.open('/customers');
  await page.getByLabel('Nome ou e-mail').fill(customer.email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(office.title).toHaveText('Ana Souza');
  await expect(page.getByText('529.982.247-25')).toHaveCount(0);

  await page.getByRole('button', { name: 'Mostrar os documentos' }).click();
  await expect(page.getByText('529.982.247-25')).toBeVisible();
  await page.getByRole('button', { name: 'Ver a frente' }).click();
  const picture = page.getByRole('img', { name: 'a frente' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os dados' }).click();
  const copy: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(JSON.stringify(copy)).toContain(customer.email);

  troubles.expect(/status of 422/);
  await page.getByRole('button', { name: 'Apagar os dados' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('outra@example.com');
  await dialog.getByRole('button', { name: 'Apagar os dados' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('E-mail').fill(customer.email);
  await dialog.getByRole('button', { name: 'Apagar os dados' }).click();
  await expect(page.getByText('Os dados deste cliente foram apagados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar os documentos' })).toHaveCount(0);

  await office.open('/acts?kind=customer');
  for (const act of [
    'Abriu os dados de um cliente',
    'Viu um documento de identidade',
    'Baixou os dados de um cliente',
    'Apagou os dados de um cliente',
  ]) {
    await expect(page.getByText(act).first()).toBeVisible();
  }
});

const mailbox = v.array(v.object({ subject: v.string() }));

test('an order is paid back after a question, and its buyer sees and reads it', async ({
  office,
  shop,
  customer,
  catalogue,
  visitor,
}) => {
  const { page } = office;
  const { externalId, paymentLink } = await customer.order(await catalogue.buyable(2));
  await pressAtProvider(shop, paymentLink, 'approve');
  await office.searchOrders(customer.email);
  await page.getByRole('row').nth(1).getByRole('link').click();

  const refund = page.getByRole('button', { name: 'Devolver o pagamento', exact: true });
  await refund.click();
  await page.getByRole('button', { name: 'Não, voltar' }).click();
  await expect(refund).toBeFocused();
  await refund.click();
  await page.getByRole('button', { name: /^Devolver U\$/ }).click();
  await expect(
    page.getByText(/^(?:Pagamento devolvido|Devolução pedida ao provedor)/),
  ).toBeVisible();
  await expect(refund).toHaveCount(0);

  const buyer = await (await visitor()).newPage();
  await customer.signInTo(buyer);
  await buyer.goto('/pedidos');
  await expect(buyer.getByRole('main').getByText('Devolvido', { exact: true })).toBeVisible();
  await buyer.goto(`/pedido/${externalId}`);
  await expect(buyer.getByText(/^Devolvemos U\$/)).toBeVisible();
  const asked = new URLSearchParams({ recipient: customer.email });
  const mails = await fetch(`${shop.api.origin}/mailbox.json?${asked}`);
  const subjects = v.parse(mailbox, await mails.json()).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.startsWith('Pagamento devolvido: pedido'))).toBe(true);
});
