import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './built-app.ts';
import { guideExamples } from './readme.ts';

/** Examples of the README and of the guides, as they stand there, do what is said of them. */

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(({ shop }) => shop.goto('/examples/examples.html'));

test('each component of a guide has a part of the page', async () => {
  const app = await readFile(join(import.meta.dirname, 'app/src/examples.tsx'), 'utf8');
  const parts = [...app.matchAll(/<Part name="([A-Z]\w+)"/g)].map(([, name]) => name);
  expect(parts).toEqual([...guideExamples().keys()].toSorted());
});

test('the introduction’s app shows a price', async ({ shop }) => {
  await expect(part(shop, 'App')).toContainText(/64,90.*481\.558/s);
});

test('stars have the looks of their stylesheet beside the kit’s', async ({ shop }) => {
  const stars = part(shop, 'stars');
  await expect(stars).toContainText('4,6');
  await expect(stars.locator('[data-slot="rating-value"]')).toHaveCSS('font-weight', '650');
});

test('texts are Spanish, German or the app’s own', async ({ shop }) => {
  await expect(part(shop, 'in-spanish')).toContainText(/481\.558.*I\.V\.A\. incluido/s);
  await expect(part(shop, 'in-german')).toContainText('Preis auf Anfrage');

  await part(shop, 'own-words').getByRole('button', { name: 'Carrinho' }).click();
  await expect(shop.getByRole('button', { name: 'Esvaziar carrinho' })).toBeVisible();
});

test('the language changes in place', async ({ shop }) => {
  const languages = part(shop, 'Languages');
  await languages.getByRole('button', { name: 'Español' }).click();
  await expect(shop.locator('html')).toHaveAttribute('lang', 'es-PY');
  await languages.getByRole('button', { name: 'Carrinho' }).click();
  await expect(shop.getByRole('dialog', { name: 'Su carrito' })).toBeVisible();
});

test('a link is the router’s', async ({ shop }) => {
  let loads = 0;
  shop.on('load', () => (loads += 1));
  await part(shop, 'routed').getByRole('link', { name: 'Ver ofertas' }).click();
  await expect(shop).toHaveURL(/\/ofertas$/);
  expect(loads).toBe(0);
});

test('a form sends its fields', async ({ shop }) => {
  const form = part(shop, 'Registration');
  await form.getByLabel('Nome').fill('Maria');
  await form.getByLabel('CPF').pressSequentially('52998224725');
  const sent = shop.waitForRequest('**/registration');
  await shop.route('**/registration', (route) => route.fulfill({ body: '' }));
  await form.getByRole('button', { name: 'Cadastrar' }).click();
  expect((await sent).postData()).toMatch(/name="name"\s+Maria[^]*name="document"\s+52998224725/);
});

test('a document of either kind is recognised, and sent without its dots', async ({ shop }) => {
  const form = part(shop, 'Buyer');
  await form.getByLabel('CPF ou CNPJ').pressSequentially('12abc34501de35');
  await expect(form.getByLabel('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(part(shop, 'Delivery').locator('output')).toHaveText('["12ABC34501DE35",["cnpj"]]');
});

test('prices are converted, and a sum is exact', async ({ shop }) => {
  await expect(part(shop, 'Prices')).toContainText(/64,90.*351,76/s);
  await expect(part(shop, 'Total')).toContainText(/142,70.*773,43/s);
});

test('the list of errors leads to the field that each is at', async ({ shop }) => {
  const form = part(shop, 'Email');
  const field = form.getByLabel('E-mail');
  await expect(field).toHaveAccessibleDescription(/Informe o e-mail\./);
  await form.getByRole('link', { name: 'Informe o e-mail.' }).click();
  await expect(field).toBeFocused();
});

test('React Hook Form checks the fields, focuses the first that it refuses, and has their values', async ({
  shop,
}) => {
  const form = part(shop, 'Delivery');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Diga o seu nome.')).toBeVisible();
  await expect(form.getByLabel('Nome')).toBeFocused();

  await form.getByLabel('Nome').fill('Maria');
  await form.getByLabel('Cidade').selectOption('Ciudad del Este');
  await form.getByRole('button', { name: 'Aumentar quantidade' }).click();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByRole('status')).toHaveText('{"quantity":2,"name":"Maria","city":"2"}');
});

test('the brand, both schemes and a class of the app’s are those of the stylesheets', async ({
  shop,
}) => {
  const branded = shop.getByRole('button', { name: 'Da marca' });
  await expect(branded).toHaveCSS('background-color', 'rgb(29, 78, 137)');
  await expect(part(shop, 'RoundButton').getByRole('button').first()).toHaveClass(/\bround$/);
  const light = await shop
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

  await shop.emulateMedia({ colorScheme: 'dark' });
  await expect(branded).toHaveCSS('background-color', 'rgb(21, 58, 102)');
  await expect(shop.locator('body')).not.toHaveCSS('background-color', light);
});

test('a footer is dark by itself', async ({ shop }) => {
  const button = part(shop, 'DarkFooter').getByRole('button');
  await expect(button).toHaveCSS('color-scheme', 'dark');
});

test('a stylesheet in a layer below reaches the page, and not the kit', async ({ shop }) => {
  // Pico's rem, which the kit's sizes follow, is 16 px on a phone alone.
  await shop.setViewportSize({ width: 400, height: 800 });
  await shop.goto('/examples/beside-pico.html');
  const button = shop.getByRole('button', { name: 'Comprar' });
  await expect(button).toHaveCSS('background-color', 'rgb(255, 184, 28)');
  await expect(button).toHaveCSS('border-radius', '8px');
  await expect(button).toHaveCSS('padding', '6px 16px');
  await expect(shop.getByRole('heading')).toHaveCSS('font-weight', '700');
  await expect(shop.getByRole('link')).toHaveCSS('color', 'rgb(1, 114, 173)');
});
