import type { WireUser } from '@ponte/contract';
import { describe, expect, test } from 'vitest';
import { RecentlyViewed, recentlyViewedOf } from '../recently-viewed/index.ts';
import { sessionStorageKey } from '../session/index.ts';
import { FakeStore } from '../testing/fake-store.ts';
import { MemoryStorage, ok, settle, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/samples.ts';
import { accountOf, signInOf, signOut } from './index.ts';

const ana: WireUser = {
  id: 11,
  nome: 'Ana',
  sobrenome: 'Benítez',
  email: 'ana@example.com',
  email_verified_at: '2026-11-01T10:00:00Z',
  estrangeiro: 0,
  documento_tipo: 'RUC',
  documento: '80012345-0',
  telefone: '595981123456',
  enderecos: [
    { id: 1, nome: 'Obra', cidade: 'Luque', cidade_id: 9001, pais_id: 2, principal: 0, ativo: 1 },
    { id: 2, nome: 'Casa', cidade: { id: 9002, nome: 'Itá' }, pais_id: 2, principal: 1 },
    { id: 3, nome: 'Antiga', ativo: false },
  ],
};

/** A store with one customer, whose password is "secreta-1". */
function accounts(over: Respond = () => undefined): Respond {
  const store = new FakeStore();
  return async (request) => {
    const answer = await over(request);
    if (answer) return answer;
    const { body, url } = request;
    if (url.pathname === '/ecom/login') {
      const right = JSON.stringify(body).includes('secreta-1');
      return right
        ? ok({ token: 'token-of-ana', user: ana })
        : { status: 401, body: { message: 'Credenciales inválidas' } };
    }
    if (url.pathname === '/ecom/me') return ok(ana);
    if (url.pathname === '/ecom/logout') return ok({ message: 'Listo' });
    return store.respond(request);
  };
}

describe('signing in', () => {
  // Spec: accounts 4.2, 7.5
  // Spec: decision 18
  test('begins a session, whose language and currency are the customer’s', async () => {
    const { shop } = openShop(accounts());
    shop.start();
    expect(await signInOf(shop).submit('ana@example.com', 'secreta-1')).toMatchObject({ ok: true });
    expect(shop.session.customer).toEqual({ id: '11', name: 'Ana', kind: 'resident' });
    expect(shop.catalogueKey).toBe('es-PY PYG');
    expect(signInOf(shop).submission.status).toBe('idle');
    shop.dispose();
  });

  // Spec: accounts 3.10
  test('stores only what the shell needs in the browser', async () => {
    const storage = new MemoryStorage().tab();
    const { shop } = openShop(accounts(), { storage });
    shop.start();
    await signInOf(shop).submit('ana@example.com', 'secreta-1');
    expect(storage.get(sessionStorageKey)).not.toMatch(/80012345|595981|secreta|Ben/);
    shop.dispose();
  });

  // Spec: accounts 8.3
  test('with a wrong password is reported and begins no session', async () => {
    const { shop } = openShop(accounts());
    shop.start();
    await signInOf(shop).submit('ana@example.com', 'otra');
    expect(signInOf(shop).submission.error).toEqual({
      kind: 'unauthorized',
      message: 'Credenciales inválidas',
    });
    expect(shop.session.customer).toBeNull();
    shop.dispose();
  });

  // Spec: accounts 4.2
  test('pressed twice is one login', async () => {
    const { shop, requests } = openShop(accounts());
    shop.start();
    const signIn = signInOf(shop);
    await Promise.all([1, 2].map(() => signIn.submit('ana@example.com', 'secreta-1')));
    expect(requests.filter(({ url }) => url.pathname === '/ecom/login')).toHaveLength(1);
    shop.dispose();
  });
});

describe('the customer’s account', () => {
  async function signedIn(over?: Respond) {
    const opened = openShop(accounts(over));
    opened.shop.start();
    await signInOf(opened.shop).submit('ana@example.com', 'secreta-1');
    return opened;
  }

  // Spec: storefront 3.25
  // Spec: accounts 7.6
  test('is everything that the store knows, in the shop’s words', async () => {
    const { shop } = await signedIn();
    await accountOf(shop).load();
    expect(accountOf(shop).profile).toMatchObject({
      id: '11',
      name: 'Ana',
      lastName: 'Benítez',
      emailConfirmed: true,
      documentType: 'RUC',
      lastLoginAt: null,
    });
    expect(accountOf(shop).addresses).toMatchObject([
      { id: 2, name: 'Casa', city: { id: 9002, name: 'Itá' }, main: true },
      { id: 1, name: 'Obra', city: { id: 9001, name: 'Luque' }, main: false },
    ]);
    shop.dispose();
  });

  test('passes a changed name to the session without prolonging it', async () => {
    let name = 'Ana';
    const { shop, clock } = await signedIn(({ url }) =>
      url.pathname === '/ecom/me' ? ok({ ...ana, nome: name }) : undefined,
    );
    await clock.advance(30 * 60_000);
    name = 'Ana María';
    await accountOf(shop).reload();
    expect(shop.session.customer?.name).toBe('Ana María');
    await clock.advance(30 * 60_000);
    expect(shop.session.customer).toBeNull();
    shop.dispose();
  });

  test('ends with the session when the store refuses its token', async () => {
    const { shop } = await signedIn(({ url }) =>
      url.pathname === '/ecom/me' ? { status: 401, body: { message: '' } } : undefined,
    );
    await accountOf(shop).load();
    expect(shop.session.customer).toBeNull();
    shop.dispose();
  });

  // Spec: accounts 4.3
  test('that gets no answer leaves the session as it is', async () => {
    const { shop } = await signedIn(({ url }) =>
      url.pathname === '/ecom/me' ? { status: 503, body: '' } : undefined,
    );
    void accountOf(shop).load();
    await settle();
    expect(shop.session.customer).not.toBeNull();
    shop.dispose();
  });
});

describe('signing out', () => {
  test('ends the session and the cart here, and the token at the store', async () => {
    const { shop, requests } = openShop(accounts());
    shop.start();
    await signInOf(shop).submit('ana@example.com', 'secreta-1');
    shop.cart.add(product());
    const gone = signOut(shop);
    expect([shop.session.customer, shop.cart.lineCount]).toEqual([null, 0]);
    await gone;
    const call = requests.find(({ url }) => url.pathname === '/ecom/logout');
    expect(call?.headers.get('Authorization')).toBe('Bearer token-of-ana');
    shop.dispose();
  });

  test('forgets the products that the customer looked at, in this tab and for the next visit', async () => {
    const storage = new MemoryStorage();
    const { shop } = openShop(accounts(), { storage: storage.tab() });
    shop.start();
    await signInOf(shop).submit('ana@example.com', 'secreta-1');
    const viewed = recentlyViewedOf(shop);
    viewed.note({ id: 7, slug: 'p-7', name: 'No. 7', code: 'C7', picture: null });
    expect(viewed.besides(undefined)).toHaveLength(1);

    await signOut(shop);

    expect(viewed.besides(undefined)).toEqual([]);
    const next = new RecentlyViewed(storage.tab());
    next.start();
    expect(next.besides(undefined)).toEqual([]);
    shop.dispose();
  });

  // Spec: decision 14
  test('happens here even when the store can’t be notified, which is only logged', async () => {
    const logged: unknown[] = [];
    const { shop } = openShop(
      accounts(({ url }) =>
        url.pathname === '/ecom/logout' ? { status: 500, body: '' } : undefined,
      ),
      { shop: { log: (_, detail) => logged.push(detail) } },
    );
    shop.start();
    await signInOf(shop).submit('ana@example.com', 'secreta-1');
    await signOut(shop);
    expect(shop.session.customer).toBeNull();
    expect(logged).toEqual([{ kind: 'server', status: 500 }]);
    shop.dispose();
  });

  test('without a session does nothing', async () => {
    const { shop, requests } = openShop(accounts());
    await signOut(shop);
    expect(requests).toEqual([]);
  });
});
