import { countStaffOrders, listStaffOrders, orderQueues } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice } from '../../testing/open-office.tsx';
import { paidOrder } from '../../testing/order.ts';
import { OrdersScreen } from './orders-screen.tsx';

const both = (text: string) => ({ pt: text, es: text });

const long = 'Serra circular de bancada com motor de indução e mesa extensível '.repeat(3);

const open = (locale: 'pt-BR' | 'es-PY', note: string | null = null) =>
  openOffice(<OrdersScreen />, {
    locale,
    role: 'counter',
    path: '/orders',
    answers: [
      on(listStaffOrders, () => ({
        data: [
          {
            ...paidOrder,
            customer: { ...paidOrder.customer, name: 'Maximiliano'.repeat(12) },
            bought: [
              { productId: 1, name: both('Furadeira'), quantity: 2 },
              { productId: 2, name: both(long), quantity: 1 },
              { productId: 3, name: both('W'.repeat(80)), quantity: 12 },
            ],
            boughtCount: 5,
            note,
          },
        ],
        next: null,
      })),
      on(countStaffOrders, () => ({
        data: orderQueues.map((queue) => ({ queue, count: 1, more: false })),
      })),
    ],
  });

test.each([
  ['pt-BR', 'e mais 2 produtos'],
  ['es-PY', 'y 2 productos más'],
] as const)('each order names its goods in %s, also on a phone, however long', async (...row) => {
  const [locale, more] = row;
  await page.viewport(360, 740);
  await open(locale);

  await expect.element(page.getByText('2 × Furadeira')).toBeVisible();
  await expect.element(page.getByText(more)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const table = document.querySelector('table');
  expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
  await page.viewport(1024, 768);
});

test.each([
  ['pt-BR', 'Observação do cliente: Ana retira …'],
  ['es-PY', 'Observación del cliente: Ana retira …'],
] as const)('an order shows in %s the first line of its note', async (locale, shown) => {
  await open(locale, 'Ana retira\nàs 17h');

  await expect.element(page.getByText('2 × Furadeira')).toBeVisible();
  const { textContent } = document.body;
  expect(textContent).toContain(shown);
  expect(textContent).not.toContain('17h');
});

test('a long note takes one line of the list, also on a phone', async () => {
  await page.viewport(360, 740);
  await open('pt-BR', `${'<b>Portão</b> azul '.repeat(10)}${'W'.repeat(300)}`);

  const text = page.getByText(/<b>Portão.*W$/);
  await expect.element(text).toBeVisible();
  const line = text.element().closest('[dir="auto"]') ?? document.body;
  const { lineHeight } = getComputedStyle(line);
  const { height } = line.getBoundingClientRect();
  expect(height).toBeLessThan(2 * Number.parseFloat(lineHeight));
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1024, 768);
});
