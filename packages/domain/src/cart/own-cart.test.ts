import { currencyFromShopId } from '@ponte/regional/money';
import { describe, expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { ok, settle, type Answer, type SeenRequest } from '../testing/index.ts';
import { drill, saw } from '../testing/open-purchase.ts';
import { openShop } from '../testing/open-shop.ts';

const ana = { id: '1', name: 'Ana', kind: 'foreign' } as const;
const elsewhere = 'cart-of-another-device';

/** A store at which Ana has a cart from another device; `open` answers instead where it is given. */
async function storeWithCart(open?: () => Answer | undefined) {
  const store = new FakeStore();
  const item = { qtde: 3, armazem_id: 1, ativo: true, valor_unitario: '12.50', token: '' };
  const isOpenCart = ({ method, url }: SeenRequest) =>
    method === 'GET' && url.pathname === '/ecom/venda/carrinho';
  const respond = (request: SeenRequest) => {
    if (!isOpenCart(request)) return store.respond(request);
    if (open) return open();
    expect(request.headers.get('Authorization')).toBe('Bearer secret');
    expect(currencyFromShopId(Number(request.url.searchParams.get('moeda_id')))).toBe('USD');
    return store.respond({
      ...request,
      url: new URL(`/ecom/venda/carrinho/${elsewhere}?moeda_id=2`, request.url),
    });
  };
  store.respond({
    method: 'POST',
    url: new URL('https://shop.example/ecom/venda/carrinho'),
    headers: new Headers(),
    body: {
      external_id: elsewhere,
      filial_id: 1,
      moeda_id: 2,
      itens: [{ ...item, produto_id: saw.id }],
    },
  });
  const opened = openShop(respond);
  opened.shop.start();
  await settle();
  return { ...opened, store };
}

const contents = ({ shop }: Awaited<ReturnType<typeof storeWithCart>>) =>
  shop.cart.lines.map(({ productId, quantity }) => [productId, quantity]);

describe('signing in on another device', () => {
  // Spec: decision 42
  test('finds the cart', async () => {
    const opened = await storeWithCart();
    opened.shop.session.signIn('secret', ana);
    await settle();

    expect(opened.shop.cart.externalId).toBe(elsewhere);
    expect(contents(opened)).toEqual([[saw.id, 3]]);
  });

  // Spec: decision 42
  test('joins what was put into the cart here, and saves both', async () => {
    const opened = await storeWithCart();
    opened.shop.cart.add(drill, 2);
    await settle();
    opened.shop.session.signIn('secret', ana);
    await settle();

    expect(contents(opened)).toEqual([
      [saw.id, 3],
      [drill.id, 2],
    ]);
    expect(opened.store.carts.get(elsewhere)?.lines).toHaveLength(2);
    expect(opened.shop.cart.status).toEqual({ kind: 'saved' });
  });

  test('counts what is here of a product in both', async () => {
    const opened = await storeWithCart();
    opened.shop.cart.add(saw, 1);
    await settle();
    opened.shop.session.signIn('secret', ana);
    await settle();

    expect(contents(opened)).toEqual([[saw.id, 1]]);
  });

  // Spec: decision 42
  test.each<[string, Answer | undefined]>([
    ['knows no such call', { status: 404, body: { message: 'Not found' } }],
    ['does not allow it', { status: 405, body: { message: 'Not allowed' } }],
    ['has none', ok(null)],
    ['answers what is no cart', ok({ data: [] })],
    ['does not answer', undefined],
  ])('keeps the cart that is here where the store %s', async (_, answer) => {
    const opened = await storeWithCart(() => answer);
    opened.shop.cart.add(drill);
    await settle();
    const { externalId } = opened.shop.cart;
    opened.shop.session.signIn('secret', ana);
    await settle();

    expect(opened.shop.cart.externalId).toBe(externalId);
    expect(contents(opened)).toEqual([[drill.id, 1]]);
  });

  test('drops what comes after signing out again', async () => {
    let answer: (found: Answer) => void = () => undefined;
    const store = new FakeStore();
    const { shop } = openShop((request) =>
      request.method === 'GET' && request.url.pathname === '/ecom/venda/carrinho'
        ? new Promise<Answer>((resolve) => (answer = resolve))
        : store.respond(request),
    );
    shop.start();
    shop.session.signIn('secret', ana);
    await settle();
    shop.session.end();
    answer(ok({ id: 5, external_id: elsewhere, moeda_id: 2, itens: [] }));
    await settle();

    expect(shop.cart.externalId).not.toBe(elsewhere);
  });
});

describe('a customer’s cart', () => {
  test('that is emptied is emptied at the store too', async () => {
    const opened = await storeWithCart();
    opened.shop.session.signIn('secret', ana);
    await settle();
    opened.shop.cart.clear();
    await settle();

    expect(opened.shop.cart.lineCount).toBe(0);
    expect(opened.store.carts.get(elsewhere)?.lines).toMatchObject([{ ativo: false }]);
  });

  test('that was bought elsewhere goes', async () => {
    const store = new FakeStore();
    let isBought = false;
    const opened = openShop((request) => {
      const { pathname } = request.url;
      const isCart = /^\/ecom\/venda\/carrinho\/[^/]+$/.test(pathname);
      if (!isBought || !isCart) {
        return store.respond(request);
      }
      const answer = store.respond({ ...request, method: 'GET' });
      return ok({ ...Object(answer.body), comprado: true });
    });
    opened.shop.start();
    opened.shop.session.signIn('secret', ana);
    opened.shop.cart.add(drill);
    await settle();
    const before = opened.shop.cart.externalId;
    isBought = true;
    await opened.shop.cart.refresh();
    await settle();

    expect(opened.shop.cart.externalId).not.toBe(before);
    expect(opened.shop.cart.lineCount).toBe(0);
  });
});
