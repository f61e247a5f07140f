import { expect, test } from 'vitest';
import { FakeStore } from '../testing/fake-store.ts';
import { regionBR } from '../testing/index.ts';
import { MemoryPage } from '../testing/memory-browser.ts';
import { openShop } from '../testing/open-shop.ts';

const open = (address: string) => openShop(new FakeStore().respond, { region: regionBR, address });

test('is what the app was built for until the visitor’s browser is asked', () => {
  const { shop, page } = open('http://localhost:5173/?force_lang=es-PY&text=serra');
  expect(shop.language.locale).toBe('pt-BR');
  shop.start();
  expect(shop.language.locale).toBe('es-PY');
  expect(page.address()).toBe('http://localhost:5173/?text=serra');
});

test('waits until the whole page has been taken over', async () => {
  let takeOver = () => undefined as void;
  const page = Object.assign(new MemoryPage('http://localhost:5173/?force_lang=es-PY'), {
    takenOver: () => new Promise<void>((resolve) => (takeOver = resolve)),
  });
  const { shop } = openShop(new FakeStore().respond, { region: regionBR, shop: { page } });
  shop.start();
  expect(shop.language.locale).toBe('pt-BR');
  takeOver();
  await Promise.resolve();
  expect(shop.language.locale).toBe('es-PY');
});

test('changes nothing when the shop was left before the page was taken over', async () => {
  let takeOver = () => undefined as void;
  const page = Object.assign(new MemoryPage('http://localhost:5173/?force_lang=es-PY'), {
    takenOver: () => new Promise<void>((resolve) => (takeOver = resolve)),
  });
  const { shop } = openShop(new FakeStore().respond, { region: regionBR, shop: { page } });
  shop.start();
  shop.dispose();
  takeOver();
  await Promise.resolve();
  expect(shop.language.locale).toBe('pt-BR');
});

test('chosen in place goes back to the host’s when an anonymous visitor returns to the page', () => {
  const { shop, page } = open('https://br.ponte.example/cadastro');
  shop.start();
  shop.language.changeInPlace('es-PY');
  expect(shop.language.locale).toBe('es-PY');
  page.return();
  expect(shop.language.locale).toBe('pt-BR');
});

test('is the customer’s own while they are signed in', () => {
  const { shop, page } = open('https://br.ponte.example/');
  shop.start();
  shop.session.signIn('secret', { name: 'Ana', kind: 'resident' });
  expect(shop.language.locale).toBe('es-PY');
  page.return();
  expect(shop.language.locale).toBe('es-PY');
  shop.session.end();
  expect(shop.language.locale).toBe('pt-BR');
});

test('follows nobody after the shop has been left', () => {
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
