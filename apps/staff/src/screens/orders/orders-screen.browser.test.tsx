import { countStaffOrders, listStaffOrders, orderQueues } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice } from '../../testing/open-office.tsx';
import { paidOrder } from '../../testing/order.ts';
import { OrdersScreen } from './orders-screen.tsx';

const both = (text: string) => ({ pt: text, es: text });

const long = 'Serra circular de bancada com motor de indução e mesa extensível '.repeat(3);

const open = (locale: 'pt-BR' | 'es-PY') =>
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
