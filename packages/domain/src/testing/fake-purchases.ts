import type {
  WireAddress,
  WireDeliveryOption,
  WireOrder,
  WirePaymentWay,
  WireUser,
} from '@ponte/contract';
import { startCheckoutBody } from '@ponte/contract/orders';
import { calculateShippingBody } from '@ponte/contract/shipping';
import {
  add,
  currencyFromShopId,
  orderCurrencyId,
  toDecimalString,
  type CurrencyCode,
  type Money,
} from '@ponte/regional/money';
import * as v from 'valibot';
import { FakeStore, priceIn } from './fake-store.ts';
import { ok, type Answer, type SeenRequest } from './open-api.ts';
import { wireStart } from './samples.ts';

/** The content of this store's delivery tokens. */
const offer = v.object({
  cart: v.string(),
  service: v.nullable(v.number()),
  goods: v.number(),
  shipping: v.number(),
});

export interface FakeOrder {
  readonly externalId: string;
  readonly cart: string;
  /** Equal for the same choice at the same price. */
  readonly key: string;
  readonly total: Money;
  readonly shipping: Money;
  note: string | null;
  status: 'PAGAMENTO' | 'PAGO';
  /** Newest first. */
  payments: readonly string[];
}

const point = (id: number, name: string, city: string, state: string) => ({
  id,
  ponto_entrega: name,
  cidade: city,
  cidade_id: 9000 + id,
  estado: state,
});

/** The counter and three partners in two departments. */
export const fakePoints = [
  point(1, 'Tienda', 'Ciudad del Este', 'Alto Paraná'),
  point(2, 'Punto Luque', 'Luque', 'Central'),
  point(3, 'Punto Itá', 'Itá', 'Central'),
  point(4, 'Punto Este', 'Ciudad del Este', 'Alto Paraná'),
] as const;

/** Cards of foreigners in ten instalments. */
const fakeWays: readonly WirePaymentWay[] = [
  { forma: 'pix', estrangeiro: 1 },
  { forma: 'card', estrangeiro: 1, parcelas: 10 },
  { forma: 'voucher', estrangeiro: 1 },
  { forma: 'gateway', estrangeiro: 0 },
  { forma: 'qr', estrangeiro: 0 },
  { forma: 'card', estrangeiro: 0 },
];

/**
 * An in-memory store that delivers, sells and gets paid, for the customer who signs in with
 * `token-of-customer`.
 */
export class FakePurchases {
  readonly store = new FakeStore();
  readonly orders: FakeOrder[] = [];
  /** Dollar cents: home delivery, and pickup at a partner's. */
  prices = { home: 300, partner: 150 };
  addresses: readonly WireAddress[] = [
    { id: 5, nome: 'Casa', cidade: 'Luque', cidade_id: 9002, pais_id: 2, principal: 1 },
  ];
  foreign = false;
  payAt = 'https://pay.example';
  ways: readonly WirePaymentWay[] = fakeWays;
  takesNotes = true;

  readonly respond = (request: SeenRequest): Answer => {
    const { pathname } = request.url;
    if (pathname === '/api/public/start') {
      return ok(
        wireStart({
          loja: { formas_pagamento: [...this.ways], aceita_observacao: this.takesNotes },
        }),
      );
    }
    if (pathname === '/ecom/me') return ok(this.#user());
    if (pathname === '/ecom/venda/pedidos') {
      return ok({ data: this.orders.map((order) => this.#wireOrder(order)).toReversed() });
    }
    const [, cart = '', what] =
      /^\/ecom\/venda\/carrinho\/([^/]+)\/([a-z-]+)$/.exec(pathname) ?? [];
    if (what === 'calcular-frete') return this.#calculate(cart, request);
    if (what === 'pontos-entrega') return ok(fakePoints);
    if (what === 'iniciar-checkout') return this.#checkOut(cart, request);
    const [, id = '', payments] = /^\/ecom\/venda\/pedidos\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
    if (id !== '') return this.#order(id, payments !== undefined);
    return this.store.respond(request);
  };

  markPaid(id: string): void {
    const order = this.find(id);
    if (!order) return;
    order.status = 'PAGO';
    order.payments = ['PAGO'];
  }

  /** By cart or by its own id, the newest. */
  find(id: string): FakeOrder | undefined {
    return this.orders.findLast(({ externalId, cart }) => externalId === id || cart === id);
  }

  #user(): WireUser {
    const estrangeiro = this.foreign ? 1 : 0;
    return {
      id: 11,
      nome: 'Ana',
      email: 'ana@example.com',
      estrangeiro,
      enderecos: [...this.addresses],
    };
  }

  #calculate(cart: string, { body }: SeenRequest): Answer {
    const asked = v.parse(calculateShippingBody, body);
    if (!this.store.carts.has(cart)) return { status: 404, body: { message: 'Not found' } };
    const currency = currencyFromShopId(asked.moeda_id) ?? 'USD';
    const counter = this.#option(cart, currency, null, [fakePoints[0]]);
    if (this.foreign) return ok([counter]);
    const chosen = fakePoints.find(({ id }) => id === asked.id_ponto_entrega);
    if (chosen?.id === 1) return ok([counter]);
    if (chosen) return ok([this.#option(cart, currency, 2, [chosen])]);
    const here = fakePoints.filter(({ id, cidade_id: city }) => id > 1 && city === asked.cidade_id);
    const partners = here.length > 0 ? [this.#option(cart, currency, 2, here)] : [];
    return ok([counter, ...partners, this.#option(cart, currency, 1, [])]);
  }

  #option(
    cart: string,
    currency: CurrencyCode,
    service: number | null,
    points: readonly (typeof fakePoints)[number][],
  ): WireDeliveryOption {
    const shipping = priceIn(this.#cents(service), currency, this.store.guaranis);
    const goods = this.store.goodsOf(cart, currency);
    const token = { cart, service, goods: goods.minor, shipping: shipping.minor, currency };
    return {
      entrega_servico_id: service,
      entrega_integrador_id: service === null ? null : 1,
      valor: toDecimalString(shipping),
      prazo: 1,
      moeda: { id: orderCurrencyId(currency) ?? 0 },
      token: JSON.stringify(token),
      opcionais: { pontos_entrega: [...points] },
    };
  }

  #cents(service: number | null): number {
    if (service === null) return 0;
    return service === 1 ? this.prices.home : this.prices.partner;
  }

  #checkOut(cart: string, request: SeenRequest): Answer {
    const body = v.parse(startCheckoutBody, request.body);
    const { goods, shipping, service } = v.parse(offer, JSON.parse(body.token_entrega));
    const currency: CurrencyCode = this.foreign ? 'USD' : 'PYG';
    if (this.find(cart)?.status === 'PAGO') return { status: 409, body: { message: 'Paid' } };
    const short = this.store.shortage(this.store.carts.get(cart)?.lines ?? []);
    if (short) return short;
    const present = {
      goods: this.store.goodsOf(cart, currency),
      shipping: priceIn(this.#cents(service), currency, this.store.guaranis),
    };
    const total = add(present.goods, present.shipping);
    if (present.goods.minor !== goods || present.shipping.minor !== shipping) {
      const valor_frete = toDecimalString(present.shipping);
      return {
        status: 409,
        body: { message: 'Changed', valor_total: toDecimalString(total), valor_frete },
      };
    }
    const key = JSON.stringify([cart, this.store.quantities(cart), total.minor, service]);
    const known = this.orders.find((order) => order.key === key);
    const externalId =
      known?.externalId ?? `order-${String(this.orders.length + 1).padStart(12, '0')}`;
    if (!known) {
      this.orders.push({
        externalId,
        cart,
        key,
        total,
        shipping: present.shipping,
        note: null,
        status: 'PAGAMENTO',
        payments: ['AGUARDANDO'],
      });
    }
    const placed = known ?? this.orders.at(-1);
    if (placed) placed.note = body.observacao || null;
    return ok({ external_id: externalId, link_pagamento: [`${this.payAt}/${externalId}`] });
  }

  #order(id: string, paymentsOnly: boolean): Answer {
    const order = this.find(id);
    if (!order) return { status: 404, body: { message: 'Not found' } };
    const { pagamentos } = this.#wireOrder(order);
    return ok(paymentsOnly ? { pagamentos } : this.#wireOrder(order));
  }

  #wireOrder({ externalId, status, total, shipping, note, payments }: FakeOrder): WireOrder {
    return {
      id: 1,
      external_id: externalId,
      created_at: '2026-11-22T10:00:00Z',
      status,
      valor_total: toDecimalString(total),
      valor_frete: toDecimalString(shipping),
      moeda_id: orderCurrencyId(total.currency),
      observacao: note,
      codigo_retirada: status === 'PAGO' ? 'K7-42' : null,
      link_pagamento: status === 'PAGAMENTO' ? `${this.payAt}/${externalId}` : null,
      pagamentos: payments.map((one) => ({ status: one })),
      itens: [{ qtde: 1, valor_unitario: '1', produto: { id: 7, nome: 'Furadeira' } }],
    };
  }
}
