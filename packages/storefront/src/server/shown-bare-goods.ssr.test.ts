import { expect, it } from 'vitest';
import { shownShop, within } from '../testing/shown-shop.ts';

/** Nothing but a code and a name: no brand, category, department, picture, text or price. */
const bare = {
  id: 9,
  slug: 'serra-copo',
  nome: 'Serra copo',
  codigo: 'SC-1',
  tem_estoque: true,
  tem_estoque_fisico: true,
  mostrar_preco: false,
  valor_venda: null,
  preco_atual: null,
  moeda: { id: 2 },
  imagens: [],
  marca: null,
  categoria: null,
  departamento: null,
  detalhes: '',
  especificacoes: [],
  token: '',
};
const serve = shownShop({ details: bare, products: { data: [bare], total: 1 } });

const dataOf = (html: string): string =>
  /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

it('the page of a product that says little has what there is, and no empty part', async () => {
  const html = await serve('/produto/serra-copo');
  const article = within(html, 'article');

  expect(article).toContain('SC-1');
  expect(article).toContain('Preço sob consulta');
  expect(article).not.toMatch(/undefined|null|href="(?:\/marca|\/produtos)\/?"/);
  expect(article).not.toMatch(/<(?:p|dd|td|h[1-6]|li|section)(?: [^>]*)?><\//);
  expect(within(article, 'nav').match(/<li/g)).toHaveLength(2);
});

it('search engines get no brand, price or text', async () => {
  const html = await serve('/produto/serra-copo');

  const data = dataOf(html);
  expect(data).toContain('"name":"Serra copo"');
  expect(data).not.toMatch(/"(?:brand|offers|description|image)"|\[\]|undefined|null/);
  expect(data.match(/"position":/g)).toHaveLength(1);
  expect(within(html, 'head')).not.toMatch(/content=""|undefined|null/);
});

it('the card of such a product leads to it and asks for the price', async () => {
  const main = within(await serve('/produtos'), 'main');

  expect(main).toContain('href="/produto/serra-copo"');
  expect(main).toContain('Preço sob consulta');
  expect(main).not.toMatch(/undefined|null/);
});
