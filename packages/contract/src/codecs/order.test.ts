import { money } from '@ponte/regional/money';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { WireOrder } from '../index.ts';
import { misfit } from '../testing/misfit.ts';
import { orderAnswer, ordersAnswer } from './order.ts';
import { paymentsAnswer } from './payment.ts';

function wireOrder(over: Partial<WireOrder> = {}): WireOrder {
  return {
    id: 12,
    external_id: 'order-external-id',
    created_at: '2026-11-22T10:00:00Z',
    status: 'PAGO',
    valor_total: '67.90',
    moeda_id: 1,
    ...over,
  };
}

describe('an order', () => {
  test('is told in the shop’s words', () => {
    const order = v.parse(
      orderAnswer,
      wireOrder({
        pedido: '000012',
        valor_frete: '3.00',
        valor_iva: '0.00',
        codigo_retirada: 'K7-42',
        link_pagamento: ['https://pay.example/1', 'https://pay.example/2'],
        pagar_ate: '2026-11-22T11:00:00Z',
        pagamentos: [
          {
            status: 'FINALIZADO',
            forma_pagamento: 'pix',
            valor_total: '67.90',
            pago_em: '2026-11-22T10:05:00Z',
          },
        ],
        itens: [
          {
            qtde: '2',
            valor_unitario: '32.45',
            produto: { id: 7, nome: 'Furadeira', slug: 'furadeira', imagens: [{ url: '/7.webp' }] },
          },
        ],
        entrega: {
          descricao: 'Retirada',
          prazo: 0,
          endereco: 'Loja',
          horario_atendimento: 'Segunda a sexta',
          enviado_em: '2026-11-22T12:00:00Z',
        },
      }),
    );
    expect(order).toEqual({
      externalId: 'order-external-id',
      isReviewable: false,
      lineCount: 1,
      number: '000012',
      createdAt: '2026-11-22T10:00:00Z',
      status: { kind: 'paid' },
      total: { minor: 6790, currency: 'USD' },
      shipping: { minor: 300, currency: 'USD' },
      tax: { minor: 0, currency: 'USD' },
      note: null,
      payUntil: '2026-11-22T11:00:00Z',
      cancelledAt: null,
      pickupCode: 'K7-42',
      paymentLink: 'https://pay.example/1',
      payments: [
        {
          status: { kind: 'paid' },
          way: 'pix',
          amount: { minor: 6790, currency: 'USD' },
          refunded: null,
          paid: null,
          paidAt: '2026-11-22T10:05:00Z',
        },
      ],
      lines: [
        {
          productId: 7,
          quantity: 2,
          unitPrice: { minor: 3245, currency: 'USD' },
          subtotal: { minor: 6490, currency: 'USD' },
          product: { name: 'Furadeira', code: '', slug: 'furadeira', picture: '/7.webp' },
        },
      ],
      delivery: {
        description: 'Retirada',
        days: 0,
        place: 'Loja',
        brought: false,
        atCounter: false,
        hours: 'Segunda a sexta',
        sentAt: '2026-11-22T12:00:00Z',
        handedOverAt: null,
        handedOverTo: null,
        tracking: null,
      },
    });
  });

  test.each([
    ['Ana retira.\nObrigado!', 'Ana retira.\nObrigado!'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('with the note %j has the note %j', (observacao, note) => {
    expect(v.parse(orderAnswer, wireOrder({ observacao })).note).toBe(note);
  });

  test('that is brought differs from one that is collected', () => {
    const entrega = {
      endereco: 'Calle 1',
      em_domicilio: true,
      entregue_a: 'Eva',
      rastreio_codigo: 'BR1',
      rastreio_link: 'https://track.example/BR1',
    };
    expect(v.parse(orderAnswer, wireOrder({ entrega })).delivery).toMatchObject({
      place: 'Calle 1',
      brought: true,
      handedOverTo: 'Eva',
      tracking: { number: 'BR1', link: 'https://track.example/BR1' },
    });
    const unsafe = { rastreio_link: 'javascript:alert(1)' };
    expect(v.parse(orderAnswer, wireOrder({ entrega: unsafe })).delivery?.tracking).toBeNull();
  });

  test('that says little is read all the same', () => {
    expect(v.parse(orderAnswer, wireOrder({ itens: null, link_pagamento: '' }))).toMatchObject({
      number: '12',
      shipping: null,
      pickupCode: null,
      paymentLink: null,
      payments: [],
      lines: [],
      delivery: null,
    });
  });

  test.each([
    [{ moeda_id: 1 }, 'USD'],
    [{ moeda_id: 2 }, 'BRL'],
    [{ moeda_id: '3' }, 'PYG'],
    [{ moeda_id: 3, moeda: { id: 1 } }, 'USD'],
    [{ moeda_id: 3, moeda: { id: 3, codigo: 'BRL' } }, 'BRL'],
    [{ moeda_id: null }, 'BRL'],
  ])('of %j is in %s', (over, currency) => {
    expect(v.parse(orderAnswer, wireOrder({ ...over, valor_total: '67' })).total.currency).toBe(
      currency,
    );
  });

  test.each(['PAGAMENTO', 'AGUARDANDO', 'PAGO', 'ENVIADO'])(
    'of status %s whose money the store checks is under review',
    (status) => {
      const order = v.parse(orderAnswer, wireOrder({ status, em_analise: true }));
      expect(order.status).toEqual({ kind: 'underReview' });
    },
  );

  test('says no moment that is none', () => {
    const order = v.parse(orderAnswer, wireOrder({ pagar_ate: 'amanhã', cancelado_em: '' }));
    expect([order.payUntil, order.cancelledAt]).toEqual([null, null]);
  });

  test('has a payment of another amount, with what was really paid', () => {
    const payment = { status: 'EM_ANALISE', valor_total: '64.90', valor_pago: '63.90' };
    const moeda = { id: 1, codigo: 'USD' };
    const { payments } = v.parse(paymentsAnswer, { pagamentos: [payment], moeda });
    expect(payments).toEqual([
      {
        status: { kind: 'underReview' },
        way: null,
        amount: money(6490, 'USD'),
        refunded: null,
        paid: money(6390, 'USD'),
        paidAt: null,
      },
    ]);
  });

  test.each([
    ['AGUARDANDO', { kind: 'awaiting' }],
    ['PAGAMENTO', { kind: 'awaitingPayment' }],
    ['AUTORIZADO', { kind: 'authorized' }],
    ['PAGO', { kind: 'paid' }],
    ['ENVIADO', { kind: 'shipped' }],
    ['EMBALADO', { kind: 'unknown', text: 'EMBALADO' }],
    ['constructor', { kind: 'unknown', text: 'constructor' }],
  ])('of status %s is %j', (status, expected) => {
    expect(v.parse(orderAnswer, wireOrder({ status })).status).toEqual(expected);
  });

  // Spec: decision 41
  test.each<[string, NonNullable<WireOrder['entrega']>, string]>([
    ['PAGO', { em_domicilio: false }, 'paid'],
    ['ENVIADO', { em_domicilio: false }, 'readyForPickup'],
    ['ENVIADO', { em_domicilio: true }, 'shipped'],
    ['ENVIADO', { em_domicilio: null }, 'shipped'],
    ['PAGO', { em_domicilio: false, entregue_em: '2026-11-23T10:00:00Z' }, 'collected'],
    ['ENVIADO', { em_domicilio: false, entregue_em: '2026-11-23T10:00:00Z' }, 'collected'],
    ['ENVIADO', { em_domicilio: true, entregue_em: '2026-11-23T10:00:00Z' }, 'delivered'],
    ['ESTORNADO', { em_domicilio: false, entregue_em: '2026-11-23T10:00:00Z' }, 'refunded'],
    ['PAGAMENTO', { em_domicilio: true }, 'awaitingPayment'],
  ])('of status %s whose delivery is %j is %s', (status, entrega, kind) => {
    const order = v.parse(orderAnswer, wireOrder({ status, entrega }));
    expect(order.status).toEqual({ kind });
    expect(order.delivery?.handedOverAt).toBe(entrega.entregue_em ?? null);
  });

  test.each([
    ['PAGO', 'refunding'],
    ['ENVIADO', 'refunding'],
  ])('of status %s whose money is on its way back is %s, handed over or not', (status, kind) => {
    const entrega = { em_domicilio: false, entregue_em: '2026-11-23T10:00:00Z' };

    for (const rest of [{}, { entrega }]) {
      const order = v.parse(orderAnswer, wireOrder({ status, em_estorno: true, ...rest }));
      expect(order.status).toEqual({ kind });
    }
  });

  test.each([
    ['AGUARDANDO', { kind: 'awaiting' }],
    ['PAGO', { kind: 'paid' }],
    ['FINALIZADO', { kind: 'paid' }],
    ['RECUSADO', { kind: 'declined' }],
    ['CANCELADO', { kind: 'cancelled' }],
    ['EM_ANALISE', { kind: 'underReview' }],
    ['EM_DISPUTA', { kind: 'unknown', text: 'EM_DISPUTA' }],
  ])('has a payment of status %s: %j', (status, expected) => {
    expect(v.parse(paymentsAnswer, { pagamentos: [{ status }] })).toEqual({
      payments: [
        { status: expected, way: null, amount: null, refunded: null, paid: null, paidAt: null },
      ],
      isPending: null,
      isRefunding: false,
      isUnderReview: false,
      payUntil: null,
      cancelledAt: null,
      amount: null,
      link: null,
    });
  });

  test.each([
    ['total', '64.90', 'whole'],
    ['parcial', '10.00', 'part'],
    ['contestacao', '64.90', 'chargedBack'],
    // A store that does not say how.
    [undefined, '64.90', 'whole'],
    [undefined, '10.00', 'part'],
    ['constructor', undefined, 'whole'],
  ])('has a payment that went back as %s, %s of 64.90: %s', (estorno_tipo, returned, kind) => {
    const moved = { valor_estornado: returned, estornado_em: '2026-11-27T12:00:00Z', estorno_tipo };
    const payment = { status: 'PAGO', valor_total: '64.90', ...moved };
    const moeda = { id: 1, codigo: 'USD' };
    const { payments } = v.parse(paymentsAnswer, { pagamentos: [payment], moeda });
    expect(payments[0]?.refunded?.kind).toBe(kind);
  });

  test.each([
    [{ data: [wireOrder({ moeda_id: 4 })] }, 'data.0.moeda_id'],
    [{ data: [wireOrder({ moeda_id: 3, valor_total: '1.5' })] }, 'data.0.valor_total'],
    [{ data: {} }, 'data'],
  ])('that does not fit says where: %#', (body, path) => {
    expect(misfit(ordersAnswer, body)).toBe(path);
  });
});
