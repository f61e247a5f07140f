import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const addressOf = (path: string) => {
  const { pathname, search } = pageAddress(new URL(path, 'http://shop.example'));
  return `${pathname}${search}`;
};

it.each([
  ['/', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/?categoria=', '/'],
  ['/?categoria=ferramentas&x=1', '/?categoria=ferramentas'],
  ['/produtos', '/produtos'],
  ['/produtos/', '/produtos'],
  ['/PRODUTOS', '/produtos'],
  ['/produtos?sort=junk&order=junk&page=junk', '/produtos'],
  ['/produtos?page=1', '/produtos'],
  ['/produtos?page=01&sort=', '/produtos'],
  ['/produtos?page=2&sort=nome:asc', '/produtos?sort=nome:asc&page=2'],
  ['/produtos?sort=nome%3Aasc&page=2&page=3', '/produtos?sort=nome:asc&page=2'],
  ['/produtos?brandSlug=3,x,3,04', '/produtos?brandSlug=3'],
  [
    '/produtos?f=b:1&f=a:2,b:1&f=%22x&preco_min=1.500&estoque=1&y=1',
    '/produtos?f=a:2&f=b:1&preco_min=1500&estoque=1',
  ],
  ['/produtos?preco_min=&preco_max=&valores=todos', '/produtos?valores=todos'],
  ['/produtos?text=%20furadeira%20', '/produtos?text=furadeira'],
  ['/produtos/ferramentas/serras?page=2', '/produtos/ferramentas/serras?page=2'],
  ['/marca/bosch?x=1&sort=nome:asc', '/marca/bosch?sort=nome:asc'],
  ['/marca/bosch?categoria=serras', '/marca/bosch/serras'],
  ['/ESPECIAL/kits/', '/especial/kits'],
  ['/produto/martelo?page=2', '/produto/martelo'],
  ['/produto/martelo/', '/produto/martelo'],
  ['/produto/caf%C3%A9', '/produto/caf%C3%A9'],
  ['/produto/a%3Fb', '/produto/a%3Fb'],
  ['/nothing/here?page=2', '/nothing/here'],
])('%s is the page at %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});
