import { expect, it } from 'vitest';
import { shownShop, within } from '../testing/shown-shop.ts';

const saw = {
  id: 9,
  slug: 'caladora',
  nome: 'Caladora de mesa',
  idiomas: { nome: 'es', detalhes: 'es', especificacoes: 'es' },
  codigo: 'CA-1',
  tem_estoque: true,
  tem_estoque_fisico: true,
  mostrar_preco: true,
  valor_venda: '64.90',
  moeda: { id: 2 },
  imagens: [],
  detalhes: '<p>Corta madera.</p>',
  especificacoes: [{ nome: 'Voltaje', valor: '220 V' }],
};
const serveInOne = shownShop();
const serve = shownShop({ details: saw, products: { data: [saw], total: 1 } });

/** The texts in elements that say to be Spanish. */
const spanish = (html: string): string[] =>
  [...html.matchAll(/<([a-z\d]+)[^>]* lang="es-PY"[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('\u00A0', ' ')
      .trim(),
  );

// Spec: decision 53
it('texts that stand in from the other language are marked with it, and no others', async () => {
  const html = await serve('/produto/caladora');

  expect(html).toContain('<html lang="pt-BR"');
  const texts = spanish(within(html, 'article'));
  expect(new Set(texts)).toEqual(new Set(['Caladora de mesa', 'Corta madera.', 'Voltaje  220 V']));
  expect(within(html, 'head')).toContain('<title>Caladora de mesa');
});

it('a card marks a name that stands in from the other language', async () => {
  expect(spanish(within(await serve('/produtos'), 'main'))).toEqual(['Caladora de mesa']);
});

it('a page whose texts are in its language marks none', async () => {
  expect(spanish(within(await serveInOne('/produto/furadeira'), 'article'))).toEqual([]);
});
