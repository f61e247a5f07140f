import {
  getStaffProduct,
  listStockMovements,
  updateStaffProduct,
  type StockMovement,
} from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice } from '../../testing/open-office.tsx';
import { countedProduct } from '../../testing/product.ts';
import { ProductScreen } from './product-screen.tsx';

const moved = (id: number, change: Partial<StockMovement>): StockMovement => ({
  id,
  at: '2026-11-27T12:00:00.000Z',
  reason: 'count',
  shelf: { before: 5, after: 5 },
  promised: { before: 3, after: 3 },
  order: null,
  by: null,
  ...change,
});

const open = (...answers: Parameters<typeof openOffice>[1]['answers']) =>
  openOffice(<ProductScreen />, {
    path: '/products/:id',
    address: '/products/8',
    answers: [
      ...answers,
      on(getStaffProduct, () => countedProduct),
      on(listStockMovements, () => ({ data: [], next: null })),
    ],
  });

const pieces = page.getByLabelText('Peças na prateleira');
const save = page.getByRole('button', { name: 'Salvar' });

test('shelf, promised and free pieces stand side by side', async () => {
  await open();

  await expect.element(page.getByText('Na prateleira', { exact: true })).toBeVisible();
  const [shown] = document.querySelectorAll('dl');
  expect([...(shown?.querySelectorAll('dd') ?? [])].map((node) => node.textContent)).toEqual([
    '5',
    '3',
    '2',
  ]);
});

// Spec: decision 45
test('another number of pieces is saved with its reason, and no reason is asked without one', async () => {
  const counted = { ...countedProduct, pieces: { shelf: 4, promised: 3, free: 1 }, version: '2' };
  const { callsOf } = await open(on(updateStaffProduct, () => counted));
  const reason = page.getByRole('radiogroup', { name: 'Por que o número muda' });

  await expect.element(pieces).toHaveValue('5');
  await expect.element(reason).not.toBeInTheDocument();
  await pieces.fill('4');
  await expect.element(reason).toBeVisible();
  await reason.getByLabelText('Correção').click();
  await save.click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  expect(callsOf(updateStaffProduct).map(({ body }) => body)).toEqual([
    { shelf: 4, shelfReason: 'correction', version: '1' },
  ]);
  await expect.element(reason).not.toBeInTheDocument();
});

test('only the price is saved, even if pieces were sold meanwhile', async () => {
  const sold = { ...countedProduct, pieces: { shelf: 3, promised: 1, free: 2 }, version: '2' };
  const price = { minor: 7000, currency: 'USD' } as const;
  const { callsOf } = await open(on(updateStaffProduct, () => ({ ...sold, price })));

  await page.getByLabelText(/^Preço em dólares/).fill('70,00');
  await save.click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  await expect.element(pieces).toHaveValue('3');
  expect(callsOf(updateStaffProduct).map(({ body }) => body)).toEqual([
    { priceUsdCents: 7000, version: '1' },
  ]);
});

test('a value that is not a number of pieces is reported at its field', async () => {
  const { callsOf } = await open();

  await pieces.fill('4,5');
  await save.click();

  await expect.element(page.getByText(/Digite um número inteiro\./)).toBeVisible();
  expect(callsOf(updateStaffProduct)).toEqual([]);
});

test('movements are listed with their reason, their order and who made them, page by page', async () => {
  const first = [
    moved(2, {
      reason: 'order',
      promised: { before: 2, after: 3 },
      order: { id: 7, number: '000007' },
    }),
    moved(1, { shelf: { before: 6, after: 5 }, by: { id: 1, name: 'Rosa Benítez' } }),
  ];
  const older = [moved(0, { reason: 'import', shelf: { before: null, after: 6 } })];
  await open(
    on(listStockMovements, ({ query }) =>
      query['after'] === 'c1' ? { data: older, next: null } : { data: first, next: 'c1' },
    ),
  );
  const rows = page.getByRole('table', { name: 'Movimentos do estoque' }).getByRole('row');

  await expect.element(rows.nth(1).getByText(/Reservada para um pedido/)).toBeVisible();
  await expect.element(rows.nth(1).getByRole('link', { name: '000007' })).toBeVisible();
  await expect.element(rows.nth(1).getByText(/2 → 3/)).toBeVisible();
  await expect.element(rows.nth(2).getByText(/Rosa Benítez/)).toBeVisible();
  await expect.element(rows.nth(2).getByText(/6 → 5/)).toBeVisible();

  await page.getByRole('button', { name: 'Mais antigos' }).click();
  await expect.element(rows.nth(1).getByText(/sem contar → 6/)).toBeVisible();
  await page.getByRole('button', { name: 'Mais recentes' }).click();
  await expect.element(rows.nth(1).getByText(/Reservada para um pedido/)).toBeVisible();
});

test('a product in one language, without groups and price, shows what there is, and is saved so', async () => {
  const bare = {
    ...countedProduct,
    name: { pt: '', es: 'Taladro' },
    brand: null,
    category: null,
    department: null,
    price: null,
    showPrice: false,
  };
  const { callsOf } = await open(
    on(getStaffProduct, () => bare),
    on(updateStaffProduct, () => ({ ...bare, active: false, version: '2' })),
  );
  const price = page.getByLabelText('Preço em dólares');

  const title = page.getByRole('heading', { name: 'Taladro' });
  await expect.element(title).toBeVisible();
  await expect.element(title).toHaveAttribute('lang', 'es-PY');
  await expect.element(price).toHaveValue('');
  expect(document.body.textContent).not.toMatch(/undefined|null|›/);
  await page.getByLabelText('Mostrar na loja').click();
  await save.click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  expect(callsOf(updateStaffProduct)).toMatchObject([{ body: { version: '1', active: false } }]);
});

test('a price that is shown has to be there', async () => {
  const { callsOf } = await open(
    on(getStaffProduct, () => ({ ...countedProduct, price: null, showPrice: false })),
  );
  const price = page.getByLabelText('Preço em dólares');

  await page.getByLabelText('Mostrar o preço').click();
  await save.click();
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');

  expect(callsOf(updateStaffProduct)).toEqual([]);
});

test('the counter sees price, pieces and movements, and can change none of them', async () => {
  await openOffice(<ProductScreen />, {
    role: 'counter',
    path: '/products/:id',
    address: '/products/8',
    answers: [
      on(getStaffProduct, () => countedProduct),
      on(listStockMovements, () => ({ data: [moved(1, {})], next: null })),
    ],
  });

  await expect.element(page.getByText('U$ 64,90')).toBeVisible();
  await expect.element(page.getByText('Na prateleira', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Contagem')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await expect.element(pieces).not.toBeInTheDocument();
});
