import type { Order } from '@ponte/domain';
import { expect, it } from 'vitest';
import { markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { unpaidOrder } from '../../testing/unpaid-order.ts';
import { OrderArticle } from './order-article.tsx';

const shown = (locale: Locale, placed: Order) =>
  markupIn(locale, <OrderArticle order={placed} />, { shop: shopIn(locale) });

it.each([
  ['pt-BR', 'Comprar de novo', 'Cancelar o pedido'],
  ['es-PY', 'Comprar de nuevo', 'Cancelar el pedido'],
] as const)('buys again in %s what was paid, and cancels what was not', (locale, again, cancel) => {
  const unpaid = shown(locale, unpaidOrder);
  const paid = shown(locale, { ...unpaidOrder, status: { kind: 'paid' } });

  expect([unpaid.includes(again), unpaid.includes(cancel)]).toEqual([false, true]);
  expect([paid.includes(again), paid.includes(cancel)]).toEqual([true, false]);
});

it.each([
  ['pt-BR', 'Sua observação para a loja'],
  ['es-PY', 'Su observación para la tienda'],
] as const)('shows in %s the note that its buyer wrote, as text', (locale, title) => {
  const noted = shown(locale, { ...unpaidOrder, note: 'Ana retira.\n<b>Obrigado</b>' });

  expect(noted).toContain(title);
  expect(noted).toContain('Ana retira.\n&lt;b&gt;Obrigado&lt;/b&gt;');
  expect(shown(locale, unpaidOrder)).not.toContain(title);
});

it.each([
  ['pt-BR', 'Forma de pagamento', 'cartão'],
  ['es-PY', 'Forma de pago', 'tarjeta'],
] as const)(
  'says in %s how it was paid, where that was chosen in the shop',
  (locale, name, way) => {
    const paidBy = (chosen: 'card' | null) =>
      shown(locale, {
        ...unpaidOrder,
        payments: [
          {
            status: { kind: 'paid' },
            way: chosen,
            amount: null,
            refunded: null,
            paid: null,
            paidAt: null,
          },
        ],
      });

    expect([paidBy('card').includes(name), paidBy('card').includes(way)]).toEqual([true, true]);
    expect(paidBy(null)).not.toContain(name);
  },
);

it.each([
  ['pt-BR', 'Pagamento em verificação', 'Aguardando pagamento', 'Baixar comprovante'],
  ['es-PY', 'Pago en verificación', 'Pago pendiente', 'Descargar comprobante'],
] as const)('asks in %s for no money where some is being checked', (locale, now, ...wrong) => {
  const payment = {
    status: { kind: 'underReview' },
    way: null,
    amount: null,
    refunded: null,
    paid: null,
    paidAt: null,
  } as const;
  const markup = shown(locale, {
    ...unpaidOrder,
    status: { kind: 'underReview' },
    payments: [payment],
  });

  expect(markup.split(now).length - 1).toBe(3);
  for (const words of wrong) expect(markup).not.toContain(words);
});

it.each([
  ['pt-BR', 'Devolução em curso', 'Retirado'],
  ['es-PY', 'Devolución en curso', 'Retirado'],
] as const)('says in %s that an order is being paid back, and promises no more', (...row) => {
  const [locale, now, later] = row;
  const markup = shown(locale, { ...unpaidOrder, status: { kind: 'refunding' } });

  expect(markup).toContain(now);
  expect(markup).not.toContain(later);
});

it.each([
  ['pt-BR', 'refunding', 'está sendo devolvido'],
  ['pt-BR', 'refunded', 'Devolvemos U$\u00a064,90 em 27 de novembro de 2026, pelo mesmo meio'],
  ['es-PY', 'refunding', 'Estamos devolviendo el pago'],
  ['es-PY', 'refunded', 'El 27 de noviembre de 2026 le devolvimos U$\u00a064,90, por el mismo'],
] as const)(
  'says in %s of what is %s what went back, and no place to collect it',
  (locale, kind, said) => {
    const amount = { minor: 6490, currency: 'USD' } as const;
    const at = '2026-11-27T12:00:00Z';
    const refunded = kind === 'refunded' ? ({ amount, at, kind: 'whole' } as const) : null;
    const markup = shown(locale, {
      ...unpaidOrder,
      status: { kind },
      pickupCode: 'K7-42',
      payments: [
        { status: { kind: 'paid' }, way: 'card', amount, refunded, paid: null, paidAt: null },
      ],
      delivery: {
        description: 'Retirada',
        days: 0,
        atCounter: false,
        place: 'Av. San Blas 1250',
        brought: false,
        hours: '8 a 17 h',
        sentAt: null,
        handedOverAt: null,
        handedOverTo: null,
        tracking: null,
      },
    });

    expect(markup.replaceAll('<!-- -->', '')).toContain(said);
    for (const gone of ['San Blas', '8 a 17 h', 'K7-42']) expect(markup).not.toContain(gone);
  },
);

it.each([
  ['pt-BR', 'refunded', 'chargedBack', 'Contestado', 'O pagamento foi contestado: em 27 de nov'],
  ['es-PY', 'refunded', 'chargedBack', 'Contracargo', 'El pago fue desconocido (contracargo)'],
  ['pt-BR', 'underReview', 'chargedBack', 'Contestado', 'O pagamento foi contestado: em 27 de nov'],
  ['es-PY', 'collected', 'chargedBack', 'Contracargo', 'El pago fue desconocido (contracargo)'],
  ['pt-BR', 'paid', 'part', 'Devolvido em parte', 'Devolvemos U$\u00a010,00 do pagamento em 27'],
  ['es-PY', 'paid', 'part', 'Devuelto en parte', 'le devolvimos U$\u00a010,00 del pago'],
] as const)('says in %s of what is %s that its money went back as %s: %s', (...row) => {
  const [locale, kind, back, word, said] = row;
  const amount = { minor: 1000, currency: 'USD' } as const;
  const refunded = { amount, at: '2026-11-27T12:00:00Z', kind: back };
  const markup = shown(locale, {
    ...unpaidOrder,
    status: { kind },
    payments: [
      {
        status: { kind: 'paid' },
        way: null,
        amount: unpaidOrder.total,
        refunded,
        paid: null,
        paidAt: null,
      },
    ],
  }).replaceAll('<!-- -->', '');

  expect(markup).toContain(`>${word}<`);
  expect(markup).toContain(said);
});
