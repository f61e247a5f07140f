import type { Order } from '@ponte/domain';
import { money } from '@ponte/regional/money';
import { expect, it } from 'vitest';
import type { Region } from '../../region/region.ts';
import { markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { OrderNextStep } from './order-next-step.tsx';

const paid: Order = {
  externalId: 'o-1',
  number: '000001',
  createdAt: '2026-11-22T10:00:00Z',
  status: { kind: 'paid' },
  total: money(383_614, 'PYG'),
  shipping: money(22_260, 'PYG'),
  tax: null,
  payUntil: null,
  cancelledAt: null,
  note: null,
  pickupCode: 'GNM2QTVB',
  paymentLink: null,
  payments: [],
  lines: [],
  lineCount: 0,
  isReviewable: false,
  delivery: null,
};

const atCounter = {
  description: '',
  days: 1,
  atCounter: false,
  place: 'Ponte, Av. San Blas 1250',
  brought: false,
  hours: '7h às 17h',
  sentAt: null,
  handedOverAt: null,
  handedOverTo: null,
  tracking: null,
};

function shown(locale: Locale, change: Partial<Order>, region: Partial<Region> = {}): string {
  const node = <OrderNextStep order={{ ...paid, ...change }} />;
  return markupIn(locale, node, { shop: shopIn(locale), region });
}

it.each([
  ['pt-BR', false, 'Leve o código ao balcão.'],
  ['es-PY', false, 'Traiga el código al mostrador.'],
  ['pt-BR', true, 'Levamos a compra a este endereço.'],
  ['es-PY', true, 'Le llevamos la compra a esta dirección.'],
] as const)('says in %s what the code is for (brought: %s): %s', (locale, brought, sentence) => {
  const markup = shown(locale, {
    delivery: { ...atCounter, place: 'Avenida Brasil', brought },
  });

  expect(markup).toContain('GNM2QTVB');
  expect(markup).toContain('Avenida Brasil');
  expect(markup).toContain(sentence);
  expect(markup).not.toMatch(/\d+ d[ií]as|documento/);
});

it.each([
  ['pt-BR', 'Leve um documento. A compra fica guardada por 15 dias.'],
  ['es-PY', 'Leve um documento. La compra se guarda por 15 días.'],
] as const)(
  'says in %s what the shop promises at its counter, and not at the door',
  (locale, said) => {
    const promises = {
      keptDays: 15,
      documents: 'Leve um documento.',
    };
    const markup = (brought: boolean) =>
      shown(locale, { delivery: { ...atCounter, brought } }, { store: { promises } }).replaceAll(
        /<.?span>/g,
        '',
      );

    expect(markup(false)).toContain(said);
    expect(markup(true)).not.toMatch(/15 d|Leve um/);
  },
);

// Spec: decision 41
it.each([
  ['pt-BR', 'Em 1 dia útil após o pagamento', 'Ver no mapa', 'Código de retirada'],
  ['es-PY', 'En 1 día hábil después del pago', 'Ver en el mapa', 'Código de retiro'],
] as const)('says in %s when and where to collect, and leads there', (locale, when, map, code) => {
  const markup = shown(locale, { delivery: atCounter });

  for (const words of [when, map, code, 'Ponte, Av. San Blas 1250', '7h às 17h']) {
    expect(markup).toContain(words);
  }
  expect(markup).toContain('query=Ponte%2C+Av.+San+Blas+1250');
});

it('gives the code of a home delivery, and no map', () => {
  const markup = shown('pt-BR', { delivery: { ...atCounter, brought: true, hours: '' } });

  expect(markup).toContain('Código de entrega');
  expect(markup).not.toContain('Código de retirada');
  expect(markup).not.toContain('google');
});

// Spec: decision 41
it.each([
  ['pt-BR', 'collected', 'Retirado em 23 de novembro de 2026.'],
  ['es-PY', 'collected', 'Retirado el 23 de noviembre de 2026.'],
  ['pt-BR', 'delivered', 'Entregue em 23 de novembro de 2026.'],
  ['es-PY', 'delivered', 'Entregado el 23 de noviembre de 2026.'],
] as const)('says in %s that what is %s was handed over, without a code', (locale, kind, said) => {
  const delivery = { ...atCounter, handedOverAt: '2026-11-23T14:00:00Z' };
  const markup = shown(locale, { status: { kind }, delivery });

  expect(markup).toContain(said);
  expect(markup).not.toContain('GNM2QTVB');
});

it.each([
  ['pt-BR', 'Entregue em 23 de novembro de 2026, em nome de Eva.'],
  ['es-PY', 'Entregado el 23 de noviembre de 2026, a nombre de Eva.'],
] as const)('says in %s who took it at the door', (locale, said) => {
  const at = '2026-11-23T14:00:00Z';
  const delivery = { ...atCounter, brought: true, handedOverAt: at, handedOverTo: 'Eva' };

  expect(shown(locale, { status: { kind: 'delivered' }, delivery })).toContain(said);
});

it.each([
  ['pt-BR', 'Código de rastreio', 'Acompanhar a entrega'],
  ['es-PY', 'Número de seguimiento', 'Seguir el envío'],
] as const)('shows in %s how to track what is on its way', (locale, name, action) => {
  const tracking = { number: 'BR1', link: 'https://track.example/BR1' };
  const delivery = { ...atCounter, brought: true, tracking };
  const markup = shown(locale, { status: { kind: 'shipped' }, delivery });

  for (const said of [name, 'BR1', action, 'href="https://track.example/BR1"']) {
    expect(markup).toContain(said);
  }
});

it.each([
  ['pt-BR', 'refunding', 'O valor deste pedido está sendo devolvido.'],
  ['es-PY', 'refunding', 'Estamos devolviendo el pago de este pedido.'],
  ['pt-BR', 'refunded', 'O pagamento deste pedido foi devolvido.'],
  ['es-PY', 'refunded', 'El pago de este pedido fue devuelto.'],
] as const)('says in %s that what is %s is not to be collected: %s', (locale, kind, said) => {
  const markup = shown(locale, { status: { kind }, delivery: atCounter });

  expect(markup).toContain(said);
  expect(markup).not.toContain('GNM2QTVB');
});

it.each([
  ['pt-BR', 'Seu pedido está pronto para retirar.'],
  ['es-PY', 'Su pedido está listo para retirar.'],
] as const)('says in %s what is ready: %s', (locale, said) => {
  const markup = shown(locale, { status: { kind: 'readyForPickup' }, delivery: atCounter });

  expect(markup).toContain(said);
  expect(markup).toContain('GNM2QTVB');
});

it.each([
  ['pt-BR', 'declined', 'O pagamento não foi feito e nada foi cobrado.', 'Pagar agora'],
  ['es-PY', 'declined', 'El pago no se realizó y no se cobró nada.', 'Pagar ahora'],
  ['pt-BR', 'awaiting', 'assim que o pagamento for confirmado', 'Pagar agora'],
  ['es-PY', 'awaiting', 'en cuanto se confirme el pago', 'Pagar ahora'],
] as const)(
  'says in %s how a payment that is %s stands, and leads to it',
  (locale, kind, ...said) => {
    const markup = shown(locale, {
      status: { kind: 'awaitingPayment' },
      paymentLink: 'https://pay.example/o-1',
      pickupCode: null,
      payments: [
        { status: { kind }, way: null, amount: null, refunded: null, paid: null, paidAt: null },
      ],
    });

    for (const words of said) expect(markup).toContain(words);
    expect(markup).toContain('href="https://pay.example/o-1"');
  },
);

it.each([
  ['pt-BR', 'Recebemos U$', 'A equipe da Ponte está verificando o pagamento', 'Não pague de novo'],
  ['es-PY', 'Recibimos U$', 'El equipo de Ponte está verificando el pago', 'No pague de nuevo'],
] as const)(
  'says in %s who checks the money of an order, and leads neither to pay nor to collect',
  (locale, ...said) => {
    const markup = shown(locale, {
      status: { kind: 'underReview' },
      paymentLink: 'https://pay.example/o-1',
      delivery: atCounter,
      payments: [
        {
          status: { kind: 'underReview' },
          way: null,
          refunded: null,
          amount: money(6490, 'USD'),
          paid: money(6390, 'USD'),
          paidAt: null,
        },
      ],
    });

    for (const words of said) expect(markup).toContain(words);
    expect(markup).not.toContain('pay.example');
    expect(markup).not.toContain('GNM2QTVB');
  },
);
