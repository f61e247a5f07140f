import {
  checkSettings,
  getQuestions,
  getSettings,
  getStaffProduct,
  listStockMovements,
  updateQuestions,
  updateSettings,
  updateStaffProduct,
  type LastChange,
} from '@ponte/contract/staff';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { ProductScreen } from '../screens/product/product-screen.tsx';
import { QuestionsScreen } from '../screens/questions/questions-screen.tsx';
import { SettingsScreen } from '../screens/settings/settings-screen.tsx';
import { on, openOffice, refused, type SeenCall } from '../testing/open-office.tsx';
import { countedProduct } from '../testing/product.ts';

const ana = { id: 2, name: 'Ana' };
/** Who is signed in. */
const rosa = { id: 1, name: 'Rosa' };

/** What a store keeps for all clerks, with a version that each change ends. */
function stored<T extends object>(first: T) {
  let value = first;
  let version = 1;
  let lastChange: LastChange = null;
  const now = () => ({ ...value, version: String(version), lastChange });
  return {
    now,
    change(body: object, by = ana) {
      value = { ...value, ...body };
      version += 1;
      lastChange = { by, at: `2026-11-28T12:00:0${version}.000Z` };
      return now();
    },
    isCurrent: ({ body }: SeenCall) => Object(body).version === String(version),
  };
}

/** Two clerks with the same page open. */
async function openTwice(
  screen: ReactNode,
  answers: Parameters<typeof openOffice>[1]['answers'],
  place: { readonly path?: string; readonly address?: string } = {},
) {
  const open = async (clerk: string) => {
    const { container, callsOf } = await openOffice(screen, { answers, ...place });
    container.role = 'region';
    container.ariaLabel = clerk;
    return { callsOf, view: page.getByRole('region', { name: clerk }) };
  };
  return { first: await open('first'), second: await open('second') };
}

type View = Pick<Locator, 'getByRole' | 'getByText'>;

const save = (view: View) => view.getByRole('button', { name: 'Salvar' }).click();
const isSaved = (view: View) => expect.element(view.getByText('Salvo').first()).toBeVisible();

const productOf = (shop: ReturnType<typeof stored<typeof countedProduct>>, sent: SeenCall) => {
  const { priceUsdCents, taxPercent } = Object(sent.body);
  return shop.change({
    ...(priceUsdCents !== undefined && { price: { minor: priceUsdCents, currency: 'USD' } }),
    ...(taxPercent !== undefined && { taxPercent }),
  });
};

// Spec: decision 44
test('a clerk who typed another price than a colleague’s sees both, chooses, and loses none', async () => {
  const shop = stored(countedProduct);
  const { first, second } = await openTwice(
    <ProductScreen />,
    [
      on(getStaffProduct, () => shop.now()),
      on(listStockMovements, () => ({ data: [], next: null })),
      on(updateStaffProduct, (sent) =>
        shop.isCurrent(sent) ? productOf(shop, sent) : refused(409),
      ),
    ],
    { path: '/products/:id', address: '/products/8' },
  );
  const priceOf = (view: Locator) => view.getByLabelText(/^Preço em dólares/).first();
  await priceOf(first.view).fill('99,00');
  await priceOf(second.view).fill('111,00');
  await second.view.getByLabelText('I.V.A.').fill('5');
  await save(second.view);
  await isSaved(second.view);

  await save(first.view);
  const alert = first.view.getByRole('alert');
  const choice = alert.getByRole('radiogroup', { name: 'Preço em dólares' });
  await expect.element(alert.getByText(/Ana mudou isto em/)).toBeVisible();
  await expect.element(choice.getByLabelText('Na loja')).toHaveAccessibleDescription('111,00');
  await expect
    .element(choice.getByLabelText('O que você digitou'))
    .toHaveAccessibleDescription('99,00');
  await expect.element(alert.getByRole('radiogroup')).toBeVisible();
  await expect.element(first.view.getByLabelText('I.V.A.')).toHaveValue('5');
  const price = first.view.getByRole('textbox', { name: 'Preço em dólares' });
  await expect.element(price).toHaveValue('99,00');

  await choice.getByLabelText('Na loja').click();
  await expect.element(price).toHaveValue('111,00');
  await choice.getByLabelText('O que você digitou').click();
  await expect.element(price).toHaveValue('99,00');
  await save(first.view);
  await isSaved(first.view);

  await expect.element(alert).not.toBeInTheDocument();
  expect(first.callsOf(updateStaffProduct).map(({ body }) => body)).toEqual([
    { priceUsdCents: 9900, version: '1' },
    { priceUsdCents: 9900, version: '2' },
  ]);
  expect(shop.now()).toMatchObject({ price: { minor: 9900 }, taxPercent: 5 });
});

const both = (text: string) => ({ pt: text, es: text });
const questionOf = (name: string) => ({ question: both(name), answer: both(`${name}!`) });

async function openQuestions(by = ana) {
  const shop = stored({ data: [questionOf('Um'), questionOf('Dois')] });
  const clerks = await openTwice(<QuestionsScreen />, [
    on(getQuestions, () => shop.now()),
    on(updateQuestions, (sent) =>
      shop.isCurrent(sent) ? shop.change({ data: Object(sent.body).data }, by) : refused(409),
    ),
  ]);
  const answer = (view: Locator, index: number) =>
    view.getByRole('textbox', { name: 'Resposta em português' }).nth(index);
  return { shop, answer, ...clerks };
}

test('two clerks who changed different questions keep both by saving once more', async () => {
  const { shop, answer, first, second } = await openQuestions();
  await answer(first.view, 0).fill('Daqui');
  await answer(second.view, 1).fill('De lá');
  await save(second.view);
  await isSaved(second.view);

  await save(first.view);
  const alert = first.view.getByRole('alert');
  await expect.element(alert.getByText(/o resto já está como na loja/)).toBeVisible();
  await expect.element(answer(first.view, 1)).toHaveValue('De lá');
  await save(first.view);
  await isSaved(first.view);

  expect(shop.now().data.map((each) => each.answer.pt)).toEqual(['Daqui', 'De lá']);
});

test('what one has changed in another tab is said as such, in sight in a low window', async () => {
  const { answer, first: tab, second: other } = await openQuestions(rosa);
  await answer(tab.view, 0).fill('Daqui');
  await answer(other.view, 1).fill('De lá');
  await save(other.view);
  await isSaved(other.view);
  await page.viewport(1280, 400);
  onTestFinished(() => page.viewport(1024, 768));

  await save(tab.view);

  const alert = tab.view.getByRole('alert');
  await expect.element(alert.getByText(/Você mudou isto em outra aba em/)).toBeVisible();
  await expect.element(alert).toBeInViewport();
});

test('where one removed a question that the other changed, the list is chosen, and what differs is said', async () => {
  const { shop, answer, first, second } = await openQuestions();
  await answer(first.view, 1).fill('Daqui');
  await second.view
    .getByRole('button', { name: /^Tirar/ })
    .first()
    .click();
  await save(second.view);
  await isSaved(second.view);

  await save(first.view);
  const choice = first.view.getByRole('alert').getByRole('radiogroup', { name: 'Perguntas' });
  await expect.element(choice.getByText('Pergunta 2 · Resposta em português: Daqui')).toBeVisible();
  await choice.getByLabelText('Na loja').click();
  await expect.element(answer(first.view, 0)).toHaveValue('Dois!');
  await expect.element(answer(first.view, 1)).not.toBeInTheDocument();
  await choice.getByLabelText('O que você digitou').click();
  await expect.element(answer(first.view, 1)).toHaveValue('Daqui');
  await save(first.view);
  await isSaved(first.view);

  expect(shop.now().data.map((each) => each.answer.pt)).toEqual(['Um!', 'Daqui']);
});

test('shop.json keeps the parts that only one owner changed, and shows both of what two did', async () => {
  const shop = stored<{ settings: Record<string, unknown> }>({
    settings: { store: { name: 'Ponte' }, languages: ['pt'], hours: 'old' },
  });
  const { first, second } = await openTwice(<SettingsScreen />, [
    on(getSettings, () => shop.now()),
    on(checkSettings, () => ({ problems: [] })),
    on(updateSettings, (sent) =>
      shop.isCurrent(sent) ? shop.change({ settings: Object(sent.body).settings }) : refused(409),
    ),
  ]);
  const file = (view: Locator) => view.getByLabelText(/^shop\.json/);
  await expect.element(file(first.view)).toHaveValue(JSON.stringify(shop.now().settings, null, 2));
  const written = (change: object) => JSON.stringify({ ...shop.now().settings, ...change });
  await file(first.view).fill(written({ store: { name: 'Daqui' }, languages: ['es'] }));
  await file(second.view).fill(written({ store: { name: 'De lá' }, hours: 'new' }));
  await save(second.view);
  await expect.element(second.view.getByText('Dados da loja salvos')).toBeVisible();

  await save(first.view);
  const choice = first.view.getByRole('radiogroup', { name: 'store' });
  await expect
    .element(choice.getByLabelText('Na loja'))
    .toHaveAccessibleDescription('store.name: De lá');
  await expect
    .element(file(first.view))
    .toHaveValue(
      JSON.stringify({ store: { name: 'Daqui' }, languages: ['es'], hours: 'new' }, null, 2),
    );
  await choice.getByLabelText('Na loja').click();
  await save(first.view);
  await expect.element(first.view.getByText('Dados da loja salvos')).toBeVisible();

  expect(shop.now().settings).toEqual({
    store: { name: 'De lá' },
    languages: ['es'],
    hours: 'new',
  });
});

test('text typed while the form is being saved stays, and counts as unsaved', async () => {
  const shop = stored(countedProduct);
  let answer: (() => void) | undefined;
  const { callsOf } = await openOffice(<ProductScreen />, {
    path: '/products/:id',
    address: '/products/8',
    answers: [
      on(getStaffProduct, () => shop.now()),
      on(listStockMovements, () => ({ data: [], next: null })),
      on(
        updateStaffProduct,
        (sent) =>
          new Promise((resolve) => {
            answer = () => resolve(Response.json(productOf(shop, sent)));
          }),
      ),
    ],
  });
  await page.getByLabelText(/^Preço em dólares/).fill('99,00');
  await save(page);
  await page.getByLabelText('I.V.A.').fill('5');
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  await isSaved(page);

  await expect.element(page.getByLabelText('I.V.A.')).toHaveValue('5');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await save(page);
  await expect
    .poll(() => callsOf(updateStaffProduct).at(-1)?.body)
    .toEqual({
      taxPercent: 5,
      version: '2',
    });
});
