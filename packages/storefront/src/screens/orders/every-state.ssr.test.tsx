import { ordersOf } from '@ponte/domain/orders';
import { paymentReturnOf, unpaidOrderOf } from '@ponte/domain/payment-return';
import { MemoryStorage, ok, settle } from '@ponte/domain/testing';
import { describe, expect, it } from 'vitest';
import { UnpaidOrderNotice } from '../../products/unpaid-order-notice.tsx';
import { locales, markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { OrderArticle } from '../order/order-article.tsx';
import { PaymentReturnScreen } from '../payment-return/payment-return-screen.tsx';
import { OrderList } from './order-list.tsx';

/** As a store answers. */
type Wire = Readonly<Record<string, unknown>>;

const externalId = 'order-000000000001';
const at = (time: string) => `2026-11-28T${time}:00-03:00`;
const now = Date.parse(at('18:00'));
const link = 'https://pay.example/1';

const made = (status: string, more: Wire = {}): Wire => ({
  pagamentos: [{ status, valor_total: '64.90', ...more }],
});
const paid = { ...made('PAGO', { pago_em: at('17:10') }), codigo_retirada: 'K7M2Q9XZ' };
const back = (estorno_tipo: string) =>
  made('PAGO', {
    pago_em: at('17:10'),
    estornado_em: at('17:50'),
    estorno_tipo,
    valor_estornado: '64.90',
  });
const door = { em_domicilio: true, endereco: 'Av. San Blas 1250' };
const counter = { ...door, em_domicilio: false };
const unpaid = { status: 'PAGAMENTO', pagar_ate: at('18:39'), ...made('AGUARDANDO') };
const over = { ...unpaid, pagar_ate: at('17:59') };

type Two = readonly [pt: string, es: string];

/** What must be read in every place, and what must not. */
interface Row {
  readonly wire: Wire;
  readonly badge: Two;
  /** The sentence of the order's and the return page, of the list and of the cart; the latter two where they have one. */
  readonly page: Two;
  readonly list?: Two;
  readonly cart?: Two;
  /** Where the return page says it in other words. */
  readonly back?: Two;
  readonly title: Two;
  readonly pays?: boolean;
  readonly code?: boolean;
  /** What the timeline says is to come. */
  readonly ahead: number;
}

const payUntil: Two = ['Pague até as 18:39.', 'Pague hasta las 18:39.'];
const ranOut: Two = [
  'Este pedido venceu às 17:59; os produtos estão no carrinho.',
  'Este pedido venció a las 17:59; los productos están en el carrito.',
];
const confirming: Two = [
  'Estamos confirmando se este pedido foi pago.',
  'Estamos confirmando si este pedido fue pagado.',
];
const checked: Two = ['está verificando', 'está verificando'];
const confirmed: Two = ['Pagamento confirmado', 'Pago confirmado'];
const collect: Two = ['Leve o código ao balcão.', 'Traiga el código al mostrador.'];

const rows: Readonly<Record<string, Row>> = {
  'to be paid': {
    wire: unpaid,
    badge: ['Aguardando pagamento', 'Pago pendiente'],
    page: payUntil,
    list: payUntil,
    cart: payUntil,
    title: ['Você ainda não pagou', 'Todavía no pagó'],
    pays: true,
    ahead: 3,
  },
  'declined, and to be paid again': {
    wire: { ...unpaid, ...made('RECUSADO') },
    badge: ['Aguardando pagamento', 'Pago pendiente'],
    page: payUntil,
    list: payUntil,
    cart: payUntil,
    title: ['O pagamento não foi feito', 'El pago no se realizó'],
    pays: true,
    ahead: 3,
  },
  'over a moment ago': {
    wire: over,
    badge: ['Confirmando o pagamento', 'Confirmando el pago'],
    page: confirming,
    list: confirming,
    cart: confirming,
    title: ['Confirmando seu pagamento…', 'Confirmando su pago…'],
    back: ['Leva alguns segundos.', 'Tarda unos segundos.'],
    ahead: 3,
  },
  'run out': {
    wire: { ...over, status: 'AGUARDANDO', ...made('CANCELADO') },
    badge: ['Vencido', 'Vencido'],
    page: ranOut,
    list: ranOut,
    cart: ranOut,
    title: ['Este pedido venceu', 'Este pedido venció'],
    ahead: 0,
  },
  cancelled: {
    wire: { ...unpaid, status: 'AGUARDANDO', cancelado_em: at('17:30'), ...made('CANCELADO') },
    badge: ['Cancelado', 'Cancelado'],
    page: [
      'Este pedido foi cancelado às 17:30; os produtos',
      'Este pedido fue cancelado a las 17:30; los productos',
    ],
    title: ['Este pedido foi cancelado', 'Este pedido fue cancelado'],
    ahead: 0,
  },
  'closed by the store before money came': {
    wire: { status: 'ESTORNADO', cancelado_em: at('17:30'), ...made('AGUARDANDO') },
    badge: ['Cancelado', 'Cancelado'],
    page: ['Este pedido foi cancelado às 17:30', 'Este pedido fue cancelado a las 17:30'],
    title: ['Este pedido foi cancelado', 'Este pedido fue cancelado'],
    ahead: 0,
  },
  'under review': {
    wire: { ...unpaid, em_analise: true, ...made('EM_ANALISE', { valor_pago: '63.90' }) },
    badge: ['Pagamento em verificação', 'Pago en verificación'],
    page: checked,
    cart: checked,
    title: ['Seu pagamento está em verificação', 'Su pago está en verificación'],
    ahead: 0,
  },
  paid: {
    wire: { status: 'PAGO', ...paid },
    badge: ['Pago', 'Pagado'],
    page: collect,
    title: confirmed,
    code: true,
    ahead: 2,
  },
  ready: {
    wire: { status: 'ENVIADO', ...paid, entrega: { ...counter, enviado_em: at('17:20') } },
    badge: ['Pronto para retirar', 'Listo para retirar'],
    page: ['Seu pedido está pronto para retirar.', 'Su pedido está listo para retirar.'],
    title: confirmed,
    code: true,
    ahead: 1,
  },
  'on its way': {
    wire: { status: 'ENVIADO', ...paid, entrega: { ...door, enviado_em: at('17:20') } },
    badge: ['A caminho', 'En camino'],
    page: ['Levamos a compra a este endereço.', 'Le llevamos la compra a esta dirección.'],
    title: confirmed,
    code: true,
    ahead: 1,
  },
  collected: {
    wire: { status: 'ENVIADO', ...paid, entrega: { ...counter, entregue_em: at('17:40') } },
    badge: ['Retirado', 'Retirado'],
    page: ['Retirado em 28 de novembro de 2026.', 'Retirado el 28 de noviembre de 2026.'],
    title: confirmed,
    ahead: 0,
  },
  delivered: {
    wire: { status: 'ENVIADO', ...paid, entrega: { ...door, entregue_em: at('17:40') } },
    badge: ['Entregue', 'Entregado'],
    page: ['Entregue em 28 de novembro de 2026.', 'Entregado el 28 de noviembre de 2026.'],
    title: confirmed,
    ahead: 0,
  },
  'being paid back': {
    wire: { status: 'PAGO', em_estorno: true, ...paid },
    badge: ['Devolução em curso', 'Devolución en curso'],
    page: ['está sendo devolvido', 'Estamos devolviendo'],
    title: ['Pagamento em devolução', 'Pago en devolución'],
    ahead: 0,
  },
  'paid back': {
    wire: { status: 'ESTORNADO', ...paid, ...back('total') },
    badge: ['Devolvido', 'Devuelto'],
    page: ['Devolvemos U$ 64,90', 'le devolvimos U$ 64,90'],
    list: ['Devolvemos U$ 64,90', 'le devolvimos U$ 64,90'],
    title: ['Pagamento devolvido', 'Pago devuelto'],
    ahead: 0,
  },
  'paid back in part, and closed': {
    wire: { status: 'ESTORNADO', ...paid, ...back('parcial') },
    badge: ['Devolvido em parte', 'Devuelto en parte'],
    page: ['Devolvemos U$ 64,90 do pagamento', 'le devolvimos U$ 64,90 del pago'],
    list: ['Devolvemos U$ 64,90 do pagamento', 'le devolvimos U$ 64,90 del pago'],
    title: ['Parte do pagamento foi devolvida', 'Se devolvió una parte del pago'],
    ahead: 0,
  },
  'paid back in part, and still to collect': {
    wire: { status: 'PAGO', ...paid, ...back('parcial') },
    badge: ['Pago', 'Pagado'],
    page: collect,
    list: ['Devolvemos U$ 64,90 do pagamento', 'le devolvimos U$ 64,90 del pago'],
    title: ['Parte do pagamento foi devolvida', 'Se devolvió una parte del pago'],
    code: true,
    ahead: 2,
  },
  'charged back': {
    wire: { status: 'ESTORNADO', ...paid, ...back('contestacao') },
    badge: ['Contestado', 'Contracargo'],
    page: ['o banco devolveu U$ 64,90', 'el banco devolvió U$ 64,90'],
    list: ['o banco devolveu U$ 64,90', 'el banco devolvió U$ 64,90'],
    title: ['Pagamento contestado', 'El banco devolvió el pago'],
    ahead: 0,
  },
};

/** A customer with the goods of the order in the cart, who was sent to pay it. */
async function open(locale: Locale, wire: Wire) {
  const placed: Wire = {
    id: 1,
    external_id: externalId,
    pedido: '000001',
    created_at: at('17:00'),
    status: 'PAGO',
    valor_total: '64.90',
    moeda_id: 1,
    link_pagamento: link,
    itens: [
      {
        qtde: '1',
        valor_unitario: '64.90',
        produto: { id: 7, nome: 'Furadeira', slug: 'furadeira' },
      },
    ],
    entrega: counter,
    ...wire,
  };
  const moeda = { id: 1, codigo: 'USD' };
  const storage = new MemoryStorage().tab();
  const respond = ({ url: { pathname } }: { readonly url: URL }) => {
    if (pathname.endsWith('/buscar-pagamentos')) {
      return ok({ ...placed, moeda, em_confirmacao: false, link_pagamento: link });
    }
    if (pathname.endsWith('/pedidos')) return ok({ data: [placed] });
    return pathname.endsWith(externalId) ? ok(placed) : undefined;
  };
  const shop = shopIn(locale, respond, { now, storage });
  shop.session.signIn('token', { id: '11', name: 'Ana', kind: 'foreign' });
  shop.cart.add({
    id: 7,
    slug: 'furadeira',
    name: 'Furadeira',
    code: 'FI-650',
    price: { minor: 6490, currency: 'USD' },
    taxPercent: 10,
    stock: 'inStock',
    picture: null,
    pictureCount: 0,
    brandId: null,
    token: 'token-7',
  });
  const pending = { customerId: '11', orderId: externalId, cartId: shop.cart.externalId };
  storage.set('ponte.payment', JSON.stringify(pending));
  await Promise.all([ordersOf(shop).load(), ordersOf(shop).loadOrder(externalId)]);
  return shop;
}

type OpenShop = Awaited<ReturnType<typeof open>>;

async function returnPage(shop: OpenShop) {
  const stop = paymentReturnOf(shop).start(externalId);
  await settle();
  stop();
  const location = { pathname: '/checkout/payment', searchParams: new URLSearchParams() };
  return <PaymentReturnScreen location={location} params={{}} />;
}

async function cartNotice(shop: OpenShop) {
  const stop = unpaidOrderOf(shop).start();
  await settle();
  stop();
  return <UnpaidOrderNotice />;
}

function orderPage(shop: OpenShop) {
  const view = ordersOf(shop).view(externalId);
  if (view.status !== 'ready') throw new Error(view.status);
  return <OrderArticle order={view.order} />;
}

const places = {
  'order page': orderPage,
  'return page': returnPage,
  list: () => <OrderList />,
  cart: cartNotice,
} as const;

async function read(locale: Locale, wire: Wire, place: keyof typeof places) {
  const shop = await open(locale, wire);
  const node = await places[place](shop);
  const markup = markupIn(locale, node, { shop }).replaceAll('<!-- -->', '');
  shop.dispose();
  return markup.replaceAll('\u00a0', ' ');
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it.each([
  ['pt-BR', 6, 'Furadeira, Serra e mais 4 produtos'],
  ['pt-BR', 3, 'Furadeira, Serra e mais 1 produto'],
  ['pt-BR', 2, 'Furadeira, Serra'],
  ['es-PY', 6, 'Furadeira, Serra y 4 productos más'],
  ['es-PY', 3, 'Furadeira, Serra y 1 producto más'],
] as const)('in %s the list of orders names the goods of one with %i lines: %s', async (...row) => {
  const [locale, itens_total, said] = row;
  const line = (id: number, nome: string) => ({
    qtde: '1',
    valor_unitario: '64.90',
    produto: {
      id,
      nome,
      slug: nome,
      imagens: [{ url: `/media/${id}.webp` }],
      idiomas: { nome: 'pt' },
    },
  });
  const itens = [line(7, 'Furadeira'), line(8, 'Serra')];
  const markup = await read(locale, { itens, itens_total }, 'list');

  expect(/order-card-goods"[^>]*>(.*?)<\/p>/.exec(markup)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(
    said,
  );
  expect(markup).toContain('<span lang="pt-BR">Serra</span>');
  expect(markup.match(/data-slot="picture"/g)).toHaveLength(2);
  expect(markup).toContain('/media/8-96.webp');
});

describe.each(locales)('in %s', (locale) => {
  const word = (two: Two) => two[locale === 'pt-BR' ? 0 : 1];

  describe.each(Object.entries(rows))('an order that is %s', (_, row) => {
    it('says so on its page, with steps that can come and no others', async () => {
      const markup = await read(locale, row.wire, 'order page');

      expect(/data-status[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(word(row.badge));
      expect(textOf(markup)).toContain(word(row.page));
      expect(markup.match(/data-state="upcoming"/g) ?? []).toHaveLength(row.ahead);
      expect(markup.includes('K7M2Q9XZ')).toBe(row.code ?? false);
      expect(linksOf(markup).includes(link)).toBe(row.pays ?? false);
    });

    // Spec: decision 39, 40
    it('says so where the buyer comes back from paying', async () => {
      const markup = await read(locale, row.wire, 'return page');
      const [first] = linksOf(markup);

      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]).toBe(word(row.title));
      expect(textOf(markup)).toContain(word(row.back ?? row.page));
      expect(first === link).toBe(row.pays ?? false);
      expect(linksOf(markup).includes(link)).toBe(row.pays ?? false);
      expect(markup.includes('K7M2Q9XZ')).toBe(row.code ?? false);
    });

    it('says so in the list of orders', async () => {
      const markup = await read(locale, row.wire, 'list');

      expect(/data-status[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(word(row.badge));
      expect(textOf(markup)).toContain(word(row.list ?? row.badge));
      expect(linksOf(markup).includes(link)).toBe(row.pays ?? false);
    });

    it('is a notice of the cart only while something is to be done or known there', async () => {
      const markup = await read(locale, row.wire, 'cart');

      expect(textOf(markup)).toContain(word(row.cart ?? ['', '']));
      expect(markup === '').toBe(row.cart === undefined);
      expect(linksOf(markup)[0] === link).toBe(row.pays ?? false);
    });
  });
});
