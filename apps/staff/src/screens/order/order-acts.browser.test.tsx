import {
  acceptOrderMoney,
  chargeBackOrder,
  deliverOrder,
  getStaffOrder,
  refundOrder,
  shipOrder,
  trackOrder,
  type StaffOrder,
} from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { paidOrder, payment } from '../../testing/order.ts';
import { OrderScreen } from './order-screen.tsx';

type Answers = Parameters<typeof openOffice>[1]['answers'];

/** The page of an order, and what its acts are answered. */
const openOrder = (order: Partial<StaffOrder>, answers: Answers = []) =>
  openOffice(<OrderScreen />, {
    path: '/orders/:id',
    address: '/orders/7',
    answers: [...answers, on(getStaffOrder, () => ({ ...paidOrder, ...order }))],
  });

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('alertdialog');
const number = page.getByLabelText(/^Código de rastreio/);
const link = page.getByLabelText(/^Link da transportadora/);

const toSend: Partial<StaffOrder> = { brought: true, acts: ['ship', 'deliver'] };
const onItsWay: Partial<StaffOrder> = {
  brought: true,
  queue: 'ready',
  status: 'ENVIADO',
  tracking: { number: 'BR1', link: null },
  acts: ['track', 'deliver'],
};

test('a home delivery leaves with its tracking, by the keyboard alone', async () => {
  const sent = { ...paidOrder, ...onItsWay, version: '2' };
  const { callsOf } = await openOrder(toSend, [on(shipOrder, () => sent)]);

  await expect.element(number).toBeVisible();
  number.element().focus();
  await userEvent.keyboard('BR1');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('https://track.example/BR1{Enter}');

  await expect.element(page.getByText(/O cliente foi avisado de que está a caminho/)).toBeVisible();
  expect(callsOf(shipOrder)).toMatchObject([
    {
      body: { version: '1', trackingNumber: 'BR1', trackingLink: 'https://track.example/BR1' },
    },
  ]);
});

test('a refused link is reported at its field, and typed text stays', async () => {
  const errors = { trackingLink: ['O link não é válido.'] };
  await openOrder(toSend, [on(shipOrder, () => refused(422, { message: 'Não', errors }))]);

  await number.fill('BR1');
  await link.fill('track.example');
  await button('Marcar como enviado').click();

  await expect.element(page.getByText(/O link não é válido\./)).toBeVisible();
  await expect.element(link).toHaveFocus();
  await expect.element(number).toHaveValue('BR1');
});

test('a wrong tracking number is corrected, starting from the stored one', async () => {
  const changed = { ...paidOrder, ...onItsWay, tracking: { number: 'BR2', link: null } };
  const { callsOf } = await openOrder(onItsWay, [on(trackOrder, () => changed)]);

  await expect.element(number).toHaveValue('BR1');
  await number.fill('BR2');
  await button('Corrigir o rastreio').click();

  await expect.element(page.getByText(/Rastreio corrigido/)).toBeVisible();
  expect(callsOf(trackOrder)).toMatchObject([{ body: { trackingNumber: 'BR2' } }]);
});

test('a delivery needs the name of who took it', async () => {
  const handedOverAt = '2026-11-27T15:00:00.000Z';
  const done = {
    ...paidOrder,
    ...onItsWay,
    queue: 'handedOver' as const,
    handedOverAt,
    handedOverTo: 'Eva Díaz',
    acts: [],
  };
  const { callsOf } = await openOrder(onItsWay, [on(deliverOrder, () => done)]);
  const name = page.getByLabelText(/^Recebido por/);

  await button('Marcar como entregue').click();
  await expect.element(page.getByText(/Preencha este campo\./)).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(callsOf(deliverOrder)).toEqual([]);

  await name.fill('Eva Díaz');
  await button('Marcar como entregue').click();
  await expect.element(page.getByText(/Entrega registrada/)).toBeVisible();
  await expect.element(page.getByText(/Eva Díaz/)).toBeVisible();
  await expect.element(button('Marcar como entregue')).not.toBeInTheDocument();
});

test('a change in another tab is announced, and shown on request; typed text stays', async () => {
  let reads = 0;
  await openOffice(<OrderScreen />, {
    path: '/orders/:id',
    address: '/orders/7',
    answers: [
      on(deliverOrder, () => refused(409, { message: 'Isto mudou.' })),
      on(getStaffOrder, () => ({ ...paidOrder, ...onItsWay, version: String((reads += 1)) })),
    ],
  });
  const name = page.getByLabelText(/^Recebido por/);

  await name.fill('Eva');
  await button('Marcar como entregue').click();
  await expect.element(page.getByText(/Isto mudou\./)).toBeVisible();
  await button('Mostrar como está agora').click();

  await expect.poll(() => reads).toBe(2);
  await expect.element(name).toHaveValue('Eva');
});

test('an act without a line says so, and can be repeated', async () => {
  let isOnline = false;
  const sent = { ...paidOrder, ...onItsWay };
  await openOrder(toSend, [
    on(shipOrder, () => (isOnline ? sent : Promise.reject(new TypeError('offline')))),
  ]);

  await number.fill('BR1');
  await button('Marcar como enviado').click();
  await expect.element(page.getByText(/Sem conexão com a loja\./)).toBeVisible();
  await expect.element(number).toHaveValue('BR1');

  isOnline = true;
  await button('Marcar como enviado').click();
  await expect.element(page.getByText(/O cliente foi avisado de que está a caminho/)).toBeVisible();
});

const less = { minor: 6390, currency: 'USD' } as const;
const checking: Partial<StaffOrder> = {
  queue: 'paymentCheck',
  status: 'PAGAMENTO',
  money: 'checking',
  left: less,
  acts: ['accept', 'refund'],
  payments: [
    {
      ...payment,
      status: 'EM_ANALISE',
      paid: less,
      movements: [{ kind: 'otherAmount', amount: less, word: null, at: paidOrder.createdAt }],
    },
  ],
};

// Spec: decision 51
test('another amount is said with what came, and accepted after a question', async () => {
  const accepted = { ...paidOrder, acts: [] };
  const { callsOf } = await openOrder(checking, [on(acceptOrderMoney, () => accepted)]);

  await expect.element(page.getByText(/Pago um valor diferente/)).toBeVisible();
  await button('Aceitar U$ 63,90').click();
  await expect.element(dialog.getByText(/Aceitar U\$\s63,90 pelo pedido 000007\?/)).toBeVisible();
  await expect.element(dialog.getByText(/O total do pedido é U\$\s64,90\./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Aceitar U$ 63,90')).toHaveFocus();
  expect(callsOf(acceptOrderMoney)).toEqual([]);

  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Aceitar U$ 63,90' }).click();
  await expect.element(page.getByText(/Pagamento aceito/)).toBeVisible();
  await expect
    .element(page.getByText(/O pagamento deste pedido precisa ser verificado/))
    .not.toBeInTheDocument();
});

test('a refund names the amount that is left, and is requested once', async () => {
  const asked = { ...paidOrder, refundingAt: paidOrder.createdAt, acts: [] };
  const { callsOf } = await openOrder(checking, [on(refundOrder, () => asked)]);

  await button('Devolver o pagamento').click();
  await expect.element(dialog.getByText(/Voltam U\$\s63,90 para Ana Souza/)).toBeVisible();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Devolver U$ 63,90' }));

  await expect.element(page.getByText(/Devolução pedida ao provedor do pagamento/)).toBeVisible();
  expect(callsOf(refundOrder)).toMatchObject([{ body: { version: '1' } }]);
});

test.each([
  ['Sim, podem ser vendidas de novo', true],
  ['Não: faltam ou não servem mais', false],
] as const)(
  'a refund of goods that left the store asks whether they are back: %s',
  async (answer, backOnShelf) => {
    const refunded = { ...paidOrder, queue: 'refunded' as const, status: 'ESTORNADO' as const };
    const gone: Partial<StaffOrder> = { leftStore: true, acts: ['refund'] };
    const { callsOf } = await openOrder(gone, [on(refundOrder, () => refunded)]);

    await button('Devolver o pagamento').click();
    await dialog.getByRole('button', { name: 'Devolver U$ 64,90' }).click();
    await expect.element(dialog.getByText(/Preencha este campo\./)).toBeVisible();
    expect(callsOf(refundOrder)).toEqual([]);

    await dialog.getByLabelText(answer).click();
    await dialog.getByRole('button', { name: 'Devolver U$ 64,90' }).click();
    await expect.element(page.getByText(/Pagamento devolvido/)).toBeVisible();
    expect(callsOf(refundOrder)).toMatchObject([{ body: { backOnShelf } }]);
  },
);

// Spec: decision 51
test('a chargeback that the provider does not report is recorded with its reason, which the payment shows', async () => {
  const movement = { kind: 'chargedBack', amount: payment.amount, word: 'disputa 4711' } as const;
  const recorded: StaffOrder = {
    ...paidOrder,
    money: 'missing',
    queue: 'paymentCheck',
    left: null,
    acts: ['refund'],
    payments: [{ ...payment, movements: [{ ...movement, at: paidOrder.createdAt }] }],
  };
  const { callsOf } = await openOrder({ acts: ['handOver', 'refund', 'chargeBack'] }, [
    on(chargeBackOrder, () => recorded),
  ]);

  await button('Registrar contestação').click();
  const form = page.getByRole('dialog');
  await expect.element(form.getByText(/nada é pago a Ana Souza/)).toBeVisible();
  await form.getByRole('button', { name: 'Registrar contestação' }).click();
  await expect.element(form.getByText('Preencha este campo.')).toBeVisible();
  expect(callsOf(chargeBackOrder)).toEqual([]);

  await form.getByLabelText(/^Motivo/).fill(' disputa 4711 ');
  await form.getByRole('button', { name: 'Registrar contestação' }).click();

  await expect.element(page.getByText(/tomou o valor de volta \(disputa 4711\)/)).toBeVisible();
  expect(callsOf(chargeBackOrder)).toMatchObject([
    { body: { reason: 'disputa 4711', version: '1' } },
  ]);
});

test('an order whose money went back without the shop is closed, and nothing is paid', async () => {
  const { callsOf } = await openOrder(
    {
      money: 'missing',
      queue: 'paymentCheck',
      left: null,
      acts: ['refund'],
      payments: [{ ...payment, returned: payment.amount }],
    },
    [on(refundOrder, () => ({ ...paidOrder, queue: 'refunded' as const }))],
  );

  await button('Encerrar o pedido').click();
  await expect.element(dialog.getByText(/nada é pago de novo/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Encerrar o pedido' }).click();

  await expect.poll(() => callsOf(refundOrder).length).toBe(1);
});
