import {
  changePassword,
  checkEmail,
  confirmEmail,
  getMe,
  login,
  logout,
  recoverPassword,
  register,
  updateProfile,
} from '@ponte/contract/accounts';
import { findCityByCode } from '@ponte/contract/addresses';
import { listBrands } from '@ponte/contract/brands';
import { createCart, getCart, updateCart } from '@ponte/contract/cart';
import { listCategories } from '@ponte/contract/categories';
import { subscribe } from '@ponte/contract/newsletter';
import {
  cancelOrder,
  getOrder,
  listOrders,
  listPayments,
  startCheckout,
} from '@ponte/contract/orders';
import {
  getProductDetails,
  getRelatedProducts,
  listFacets,
  listProducts,
} from '@ponte/contract/products';
import { calculateShipping } from '@ponte/contract/shipping';
import { getStart } from '@ponte/contract/start';
import type { Answer, Fault, Request } from './faulty-fetch.ts';
import { object, objects, type Json } from './json.ts';

const forgets =
  (...names: readonly string[]) =>
  ({ url }: Request) => {
    for (const name of names) url.searchParams.delete(name);
  };

const answers = (status: number, body: unknown) => (answer: Answer) => {
  Object.assign(answer, { status, body });
};

/** Turns a refusal into a success. */
const accepts = (body: unknown) => (answer: Answer) => {
  if (answer.status >= 400) Object.assign(answer, { status: 200, body });
};

const altersEach = (change: (product: Json) => void) => (answer: Answer) => {
  for (const product of objects(object(answer.body)['data'])) change(product);
};

const alters = (change: (body: Json) => void) => (answer: Answer) => {
  if (answer.status === 200) change(object(answer.body));
};

const times = (decimal: unknown, factor: number, digits: number): string =>
  (Number(decimal) * factor).toFixed(digits);

/** Alters products that are asked for in one currency. */
const pricesIn =
  (id: string, change: (product: Json) => void) => (answer: Answer, request: Request) => {
    if (request.url.searchParams.get('moeda_id') === id) altersEach(change)(answer);
  };

const setPrice = (product: Json, change: (decimal: unknown) => unknown) => {
  const price = product['preco_atual'];
  if (price) object(price)['valor_venda'] = change(object(price)['valor_venda']);
  if (product['valor_venda']) product['valor_venda'] = change(product['valor_venda']);
};

const setField = ({ body }: Request, name: string, value: string) => {
  if (body instanceof FormData) body.set(name, value);
};

const firstLine = ({ body }: Request): Json => objects(object(body)['itens'])[0] ?? {};

export const faults: readonly Fault[] = [
  {
    name: 'rates without pesos',
    found: 'the start data have',
    on: getStart,
    answered: alters((start) => {
      start['exchange_rates'] = objects(start['exchange_rates']).filter(
        (rate) => object(rate['target_currency'])['id'] !== 4,
      );
    }),
  },
  {
    name: 'a rate of zero',
    found: 'the start data have',
    on: getStart,
    answered: alters((start) => {
      for (const rate of objects(start['exchange_rates'])) rate['tax'] = '0';
    }),
  },
  {
    name: 'categories without names',
    found: 'categories and their departments',
    on: listCategories,
    answered: ({ body }) => {
      for (const category of objects(body)) Object.assign(category, { name: '', nome: '' });
    },
  },
  {
    name: 'categories of one slug',
    found: 'categories and their departments',
    on: listCategories,
    answered: ({ body }) => {
      for (const category of objects(body)) category['slug'] = 'all';
    },
  },
  {
    name: 'lang ignored',
    found: 'Spanish is asked for',
    on: listCategories,
    asked: forgets('lang'),
  },
  {
    name: 'special ignored',
    found: 'special categories',
    on: listCategories,
    asked: forgets('special'),
  },
  {
    name: 'brands backwards',
    found: 'brands come sorted',
    on: listBrands,
    answered: (answer) => (answer.body = objects(answer.body).toReversed()),
  },
  {
    name: 'another price on the product’s page',
    found: 'a product is found',
    on: getProductDetails,
    answered: alters((product) => setPrice(product, (price) => times(price, 1.5, 2))),
  },
  {
    name: 'a page of HTML for an unknown product',
    found: 'an unknown product',
    on: getProductDetails,
    answered: (answer) => (answer.body = '<h1>Not found</h1>'),
  },
  {
    name: 'an unknown product as a server’s error',
    found: 'an unknown product',
    on: getProductDetails,
    answered: answers(500, { message: 'error' }),
  },
  {
    name: 'any number taken for offers',
    found: 'a phone number is left',
    on: subscribe,
    answered: accepts({ message: 'Obrigado' }),
  },
  {
    name: 'a known number told',
    found: 'a phone number is left',
    on: subscribe,
    answered: (answer, _request, count) => {
      if (count === 1) object(answer.body)['message'] = 'This number is known.';
    },
  },
  {
    name: 'brands miscounted in facets',
    found: 'facets count',
    on: listFacets,
    answered: alters((facets) => {
      for (const brand of objects(facets['marcas'])) brand['total'] = Number(brand['total']) + 1;
    }),
  },
  {
    name: 'a product beside itself',
    found: 'beside a product',
    on: getRelatedProducts,
    answered: (answer, { url }) => {
      const alike = objects(object(answer.body)['parecidos']);
      if (alike[0]) alike[0]['id'] = Number(url.pathname.split('/').at(-2));
    },
  },
  { name: 'page ignored', found: 'pages follow', on: listProducts, asked: forgets('page') },
  { name: 'per_page ignored', found: 'pages follow', on: listProducts, asked: forgets('per_page') },
  {
    name: 'a page’s total instead of the list’s',
    found: 'the last page',
    on: listProducts,
    answered: alters((list) => (list['total'] = objects(list['data']).length)),
  },
  {
    name: 'dearest first when cheapest are asked for',
    found: 'cheapest first',
    on: listProducts,
    asked: ({ url }) => url.searchParams.set('order', 'desc'),
  },
  {
    name: 'hidden prices first',
    found: 'dearest first',
    on: listProducts,
    answered: alters((list) => {
      const first = objects(list['data'])[0];
      if (first) Object.assign(first, { mostrar_preco: false, preco_atual: null, token: null });
    }),
  },
  {
    name: 'order ignored',
    found: 'newest and oldest',
    on: listProducts,
    asked: forgets('order_by', 'order'),
  },
  {
    name: 'category ignored',
    found: 'a category’s list',
    on: listProducts,
    asked: forgets('category_id'),
  },
  {
    name: 'only the first of several brands',
    found: 'a brand’s list',
    on: listProducts,
    asked: ({ url }) => {
      const [first] = url.searchParams.get('brands_ids')?.split(',') ?? [];
      if (first) url.searchParams.set('brands_ids', first);
    },
  },
  {
    name: 'stock ignored',
    found: 'tem_estoque=1 leaves out',
    on: listProducts,
    asked: forgets('tem_estoque'),
  },
  { name: 'text ignored', found: 'a search for a code', on: listProducts, asked: forgets('text') },
  {
    name: 'a wrong page taken for the first',
    found: 'values that no parameter',
    on: listProducts,
    asked: ({ url }) => {
      if (url.searchParams.get('page') === '0') url.searchParams.delete('page');
    },
  },
  {
    name: 'refusals that name no field',
    found: 'values that no parameter',
    on: listProducts,
    answered: (answer) => {
      if (answer.status === 422) answer.body = { message: 'Invalid', errors: {} };
    },
  },
  {
    name: 'amounts as binary numbers',
    found: 'amounts are decimal strings',
    on: listProducts,
    answered: altersEach((product) => setPrice(product, Number)),
  },
  {
    name: 'a currency’s id of the other numbering',
    found: 'prices say the currency',
    on: listProducts,
    answered: pricesIn('2', (product) => (product['moeda'] = { id: 1 })),
  },
  {
    name: 'guaranis without I.V.A.',
    found: 'guaranis include',
    on: listProducts,
    answered: pricesIn('3', (product) =>
      setPrice(product, (price) => String(Math.floor(Number(price) / 110) * 100)),
    ),
  },
  {
    name: 'guaranis that are not whole hundreds',
    found: 'guaranis include',
    on: listProducts,
    answered: pricesIn('3', (product) => setPrice(product, (price) => String(Number(price) + 1))),
  },
  {
    name: 'reais at another rate',
    found: 'reais follow',
    on: listProducts,
    answered: pricesIn('1', (product) => setPrice(product, (price) => times(price, 1.01, 2))),
  },
  {
    name: 'two prices of one product',
    found: 'amounts are decimal strings',
    on: listProducts,
    answered: altersEach((product) => {
      product['valor_venda'] = '1.00';
      product['preco_atual'] = { valor_venda: '2.00' };
    }),
  },
  {
    name: 'a hidden price told',
    found: 'a hidden price',
    on: listProducts,
    answered: altersEach((product) => (product['mostrar_preco'] = false)),
  },
  {
    name: 'a subtotal of one piece',
    found: 'a new cart is answered',
    on: createCart,
    answered: alters((cart) => {
      for (const line of objects(cart['itens'])) line['valor_subtotal'] = line['valor_unitario'];
    }),
  },
  {
    name: 'a cart under another id',
    found: 'a new cart is answered',
    on: createCart,
    answered: alters((cart) => (cart['external_id'] = 'another-external-id')),
  },
  {
    name: 'a cart’s price that is not the catalogue’s',
    found: 'a new cart is answered',
    on: createCart,
    answered: alters((cart) => {
      for (const line of objects(cart['itens'])) line['valor_unitario'] = '1.00';
    }),
  },
  {
    name: 'a cart that forgets quantities',
    found: 'a saved cart is read again',
    on: getCart,
    answered: alters((cart) => {
      for (const line of objects(cart['itens'])) line['qtde'] = 1;
    }),
  },
  {
    name: 'an id in use as a conflict',
    found: 'an external_id that is in use',
    on: createCart,
    answered: (answer) => {
      if (answer.status === 422) answer.status = 409;
    },
  },
  {
    name: 'an update that keeps a line',
    found: 'an update replaces',
    on: updateCart,
    answered: alters((cart) => {
      cart['itens'] = [
        { produto_id: 1, qtde: 1, valor_unitario: '1.00', ativo: true },
        ...objects(cart['itens']),
      ];
    }),
  },
  {
    name: 'a cart in its own currency alone',
    found: 'a cart is priced anew',
    on: getCart,
    asked: forgets('moeda_id'),
  },
  {
    name: 'a sent price believed',
    found: 'a price that a browser sends',
    on: createCart,
    answered: (answer, request) => {
      const sent = firstLine(request)['valor_unitario'];
      if (sent !== undefined) object(answer.body)['valor_total'] = sent;
    },
  },
  {
    name: 'another product’s price by its token',
    found: 'a token that was altered',
    on: createCart,
    answered: (answer, _request, count) => {
      if (count === 1) object(answer.body)['valor_total'] = '0.01';
    },
  },
  {
    name: 'removed lines counted',
    found: 'a removed line',
    on: createCart,
    asked: (request) => {
      for (const line of objects(object(request.body)['itens'])) line['ativo'] = true;
    },
    answered: alters((cart) => {
      for (const line of objects(cart['itens']).slice(1)) line['ativo'] = false;
    }),
  },
  {
    name: 'a quantity of nothing taken for one',
    found: 'quantities that nobody',
    on: createCart,
    asked: (request) => {
      if (firstLine(request)['qtde'] === 0) firstLine(request)['qtde'] = 1;
    },
  },
  {
    name: 'an unknown product as a sentence alone',
    found: 'a product that does not exist',
    on: createCart,
    answered: (answer) => (answer.body = { message: 'Unknown product', errors: {} }),
  },
  {
    name: 'a cart by a guessed id',
    found: 'an unknown cart',
    on: updateCart,
    answered: accepts({ id: 1, external_id: 'of-somebody-else', moeda_id: 2, itens: [] }),
  },
  {
    name: 'a customer’s cart for everybody',
    found: 'a customer’s cart',
    on: getCart,
    answered: accepts({ id: 1, external_id: 'of-somebody-else', moeda_id: 2, itens: [] }),
  },
  {
    name: 'a body that cannot be read as a server’s error',
    found: 'a body that is no JSON',
    on: createCart,
    answered: answers(500, { message: 'error' }),
  },
  {
    name: 'a taken address called free',
    found: 'an address is free',
    on: checkEmail,
    answered: accepts({ message: 'ok' }),
  },
  {
    name: 'an address confirmed by another',
    found: 'each wrong field',
    on: register,
    asked: ({ body }) => {
      if (!(body instanceof FormData)) return;
      const email = body.get('email');
      if (email !== null) body.set('email_confirmation', email);
    },
  },
  {
    name: 'a document that is not checked',
    found: 'phone and document',
    on: updateProfile,
    asked: (request) => setField(request, 'documento', '529.982.247-25'),
  },
  {
    name: 'everybody a resident',
    found: 'who registers can sign in',
    on: getMe,
    answered: alters((user) => (user['estrangeiro'] = 0)),
  },
  {
    name: 'unknown addresses told at the login',
    found: 'a wrong password',
    on: login,
    answered: (answer, _request, count) => {
      if (answer.status === 401) answer.body = { message: `Attempt ${count}` };
    },
  },
  {
    name: 'a session that needs no token',
    found: 'calls of a customer',
    on: getMe,
    answered: accepts({ nome: 'Ana', email: 'ana@example.com', estrangeiro: 1 }),
  },
  {
    name: 'signing out that ends nothing',
    found: 'signing out',
    on: logout,
    asked: ({ headers }) => headers.delete('Authorization'),
    answered: answers(200, {}),
  },
  {
    name: 'a password that is not changed',
    found: 'a new password needs',
    on: changePassword,
    asked: ({ headers }) => headers.delete('Authorization'),
    answered: (answer, _request, count) => {
      const refusal = { errors: { password_currently: ['Wrong'] } };
      Object.assign(
        answer,
        count === 0 ? { status: 422, body: refusal } : { status: 200, body: {} },
      );
    },
  },
  {
    name: 'a link that is good once',
    found: 'an address is confirmed',
    on: confirmEmail,
    answered: (answer, _request, count) => {
      if (count === 2) Object.assign(answer, { status: 404, body: { message: 'Used' } });
    },
  },
  {
    name: 'known addresses told by the recovery',
    found: 'asking for a new password',
    on: recoverPassword,
    answered: (answer, _request, count) => (answer.body = { message: `Answer ${count}` }),
  },
  {
    name: 'deleted addresses listed',
    found: 'the first address',
    on: getMe,
    answered: alters((user) => {
      for (const address of objects(user['enderecos'])) address['principal'] = true;
    }),
  },
  {
    name: 'a city of another numbering',
    found: 'a city is found',
    on: findCityByCode,
    answered: alters((city) => (city['id'] = 4_108_304)),
  },
  {
    name: 'dearest delivery first',
    found: 'ways of delivery',
    on: calculateShipping,
    answered: (answer) => (answer.body = objects(answer.body).toReversed()),
  },
  {
    name: 'a checkout without a session',
    found: 'a checkout needs',
    on: startCheckout,
    answered: accepts({ external_id: 'an-order-of-nobody', link_pagamento: 'https://pay.example' }),
  },
  {
    name: 'a forged delivery accepted',
    found: 'a delivery’s token',
    on: startCheckout,
    answered: accepts({ external_id: 'an-order-of-nobody', link_pagamento: 'https://pay.example' }),
  },
  {
    name: 'a total of another amount',
    found: 'an order has',
    on: getOrder,
    answered: alters((order) => (order['valor_total'] = times(order['valor_total'], 1.02, 2))),
  },
  {
    name: 'an order’s currency in the shop’s numbering',
    found: 'an order has',
    on: getOrder,
    answered: alters((order) => (order['moeda_id'] = 2)),
  },
  {
    name: 'two orders of one checkout',
    found: 'the same checkout',
    on: startCheckout,
    answered: (answer, _request, count) => {
      if (count > 0) object(answer.body)['external_id'] = `another-order-${count}`;
    },
  },
  {
    name: 'a note that nobody keeps',
    found: 'a note to the shop',
    on: getOrder,
    answered: alters((order) => (order['observacao'] = null)),
  },
  {
    name: 'a note that makes another order',
    found: 'a note to the shop',
    on: startCheckout,
    answered: (answer, _request, count) => {
      if (count > 0) object(answer.body)['external_id'] = `another-order-${count}`;
    },
  },
  {
    name: 'a payment in the clear',
    found: 'a payment’s link',
    on: startCheckout,
    answered: alters((placed) => (placed['link_pagamento'] = 'http://pay.example/1')),
  },
  {
    name: 'oldest orders first',
    found: 'orders are listed',
    on: listOrders,
    answered: alters((list) => (list['data'] = objects(list['data']).toReversed())),
  },
  {
    name: 'progress for customers alone',
    found: 'a payment’s progress',
    on: listPayments,
    answered: answers(401, { message: 'Sign in' }),
  },
  {
    name: 'a cancelled order that still waits',
    found: 'an unpaid order is cancelled',
    on: cancelOrder,
    answered: alters((order) => (order['status'] = 'PAGAMENTO')),
  },
  {
    name: 'a paid order without a pickup code',
    found: 'a paid order has',
    on: getOrder,
    answered: alters((order) => (order['codigo_retirada'] = null)),
  },
  {
    name: 'a paid cart that is still open',
    found: 'a paid order has',
    on: getCart,
    answered: alters((cart) => (cart['comprado'] = false)),
  },
  {
    name: 'a paid order that can be cancelled',
    found: 'a paid order has',
    on: cancelOrder,
    answered: accepts({
      id: 1,
      external_id: 'x',
      created_at: '',
      status: 'PAGO',
      valor_total: '1',
    }),
  },
];
