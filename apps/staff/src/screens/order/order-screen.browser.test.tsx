import { getStaffOrder, type StaffOrder } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice } from '../../testing/open-office.tsx';
import { paidOrder, payment } from '../../testing/order.ts';
import { OrderScreen } from './order-screen.tsx';

const less = { minor: 6390, currency: 'USD' } as const;
const { createdAt: at, customer } = paidOrder;
const nothing = { minor: 0, currency: 'USD' } as const;

test.each<[string, Partial<StaffOrder>]>([
  [
    'on its way, with long names and tracking',
    {
      brought: true,
      queue: 'ready',
      status: 'ENVIADO',
      tracking: { number: 'B'.repeat(60), link: `https://track.example/${'x'.repeat(200)}` },
      handedOverTo: 'Eva'.repeat(30),
      customer: {
        ...customer,
        name: 'Maximiliano'.repeat(9),
        email: `${'a'.repeat(60)}@example.com`,
      },
      acts: ['track', 'deliver', 'refund'],
      note: `${'W'.repeat(200)}\nAna retira`,
    },
  ],
  [
    'whose payment is to be checked, with long words of its provider',
    {
      queue: 'paymentCheck',
      money: 'checking',
      left: less,
      acts: ['accept', 'refund'],
      payments: [
        {
          ...payment,
          reference: 'r'.repeat(64),
          status: 'EM_ANALISE',
          paid: less,
          movements: [
            { kind: 'otherAmount', amount: less, word: null, at },
            { kind: 'unknown', amount: nothing, word: 'w'.repeat(64), at },
            { kind: 'chargedBack', amount: less, word: null, at },
          ],
        },
      ],
    },
  ],
])('an order %s is no wider than a phone', async (_, order) => {
  await page.viewport(360, 740);
  await openOffice(<OrderScreen />, {
    path: '/orders/:id',
    address: '/orders/7',
    answers: [on(getStaffOrder, () => ({ ...paidOrder, ...order }))],
  });

  await expect.element(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1024, 768);
});

test.each([
  ['pt-BR', 'Observação do cliente'],
  ['es-PY', 'Observación del cliente'],
] as const)('an order shows in %s the buyer’s note, with its lines', async (locale, title) => {
  await openOffice(<OrderScreen />, {
    locale,
    path: '/orders/:id',
    address: '/orders/7',
    answers: [on(getStaffOrder, () => ({ ...paidOrder, note: '<b>Ana</b> retira\nàs 17h' }))],
  });

  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  expect(document.body.innerText).toContain('<b>Ana</b> retira\nàs 17h');
});
