import { expect, test, vi } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { regionBR, settle } from '../testing/index.ts';
import { MemoryPage } from '../testing/memory-browser.ts';
import { openShop } from '../testing/open-shop.ts';

const open = (address: string) => openShop(new FakeStore().respond, { region: regionBR, address });

/** A shop that has begun on a page that is the server's HTML until `hydrate` is called. */
function startUnhydrated(address: string) {
  let hydrate = () => undefined as void;
  const page = Object.assign(new MemoryPage(address), {
    hydrated: () => new Promise<void>((resolve) => (hydrate = resolve)),
  });
  const { shop } = openShop(new FakeStore().respond, { region: regionBR, shop: { page } });
  shop.start();
  return { shop, hydrate: () => hydrate() };
}

// Spec: storefront 1.3
test('is what the app was built for until the visitor’s browser is asked', () => {
  const { shop, page } = open('http://localhost:5173/?force_lang=es-PY&text=serra');
  expect(shop.language.locale).toBe('pt-BR');
  shop.start();
  expect(shop.language.locale).toBe('es-PY');
  expect(page.address()).toBe('http://localhost:5173/?text=serra');
});

// Spec: decision 2
test('waits until the whole page is hydrated', async () => {
  const { shop, hydrate } = startUnhydrated('http://localhost:5173/?force_lang=es-PY');
  expect(shop.language.locale).toBe('pt-BR');
  hydrate();
  await Promise.resolve();
  expect(shop.language.locale).toBe('es-PY');
});

test('held before the whole page is hydrated is spoken from then on', async () => {
  const { shop, hydrate } = startUnhydrated('http://localhost:5173/cadastro');
  const release = shop.language.hold('es-PY');
  expect(shop.language.locale).toBe('pt-BR');
  release();
  shop.language.hold('es-PY');
  hydrate();
  await Promise.resolve();
  expect(shop.language.locale).toBe('es-PY');
});

test('asks for nothing to be hydrated that stays as it is', async () => {
  const hydrated = vi.fn(() => Promise.resolve());
  const page = Object.assign(new MemoryPage('https://br.ponte.example/'), { hydrated });
  const { shop } = openShop(new FakeStore().respond, { region: regionBR, shop: { page } });
  shop.start();
  expect(hydrated).not.toHaveBeenCalled();

  shop.session.signIn('token', { id: '11', name: 'Ana', kind: 'resident' });
  await settle();
  expect(hydrated).toHaveBeenCalled();
  expect(shop.language.locale).toBe('es-PY');
});

test('changes nothing when the shop was left before the page was hydrated', async () => {
  const { shop, hydrate } = startUnhydrated('http://localhost:5173/?force_lang=es-PY');
  shop.dispose();
  hydrate();
  await Promise.resolve();
  expect(shop.language.locale).toBe('pt-BR');
});

// Spec: storefront 4.9
test('chosen in place goes back to the host’s when an anonymous visitor returns to the page', () => {
  const { shop, page } = open('https://br.ponte.example/cadastro');
  shop.start();
  shop.language.changeInPlace('es-PY');
  expect(shop.language.locale).toBe('es-PY');
  page.return();
  expect(shop.language.locale).toBe('pt-BR');
});

test('held in place stays when the visitor returns, until it is released', () => {
  const { shop, page } = open('https://br.ponte.example/cadastro');
  shop.start();
  const release = shop.language.hold('es-PY');
  page.return();
  expect(shop.language.locale).toBe('es-PY');

  release();
  expect(shop.language.locale).toBe('pt-BR');
  page.return();
  expect(shop.language.locale).toBe('pt-BR');
});

test('held in place gives way to the customer’s own', () => {
  const { shop } = open('https://br.ponte.example/cadastro');
  shop.start();
  shop.language.hold('es-PY');
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'foreign' });
  expect(shop.language.locale).toBe('pt-BR');
});

// Spec: storefront 1.4, 4.11, 6.3, 6.4
// Spec: decision 3
test('is the customer’s own while they are signed in', () => {
  const { shop, page } = open('https://br.ponte.example/');
  shop.start();
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'resident' });
  expect(shop.language.locale).toBe('es-PY');
  page.return();
  expect(shop.language.locale).toBe('es-PY');
  shop.session.end();
  expect(shop.language.locale).toBe('pt-BR');
});

test('follows no sign-in after the shop has been left', () => {
  const { shop, page } = open('https://br.ponte.example/');
  shop.start();
  shop.dispose();
  shop.language.changeInPlace('es-PY');
  page.return();
  expect(shop.language.locale).toBe('es-PY');
});

test('links the flag menu to the other storefront', () => {
  const { shop } = open('https://br.ponte.example/');
  expect(shop.language.linkTo('es-PY', '/produtos', '?page=2')).toBe(
    'https://py.ponte.example/produtos?page=2&force_lang=es-PY',
  );
});
