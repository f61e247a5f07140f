import { describe, expect, it } from 'vitest';
import { shownShop, within } from '../testing/shown-shop.ts';

const serve = shownShop();

describe('a list is described', () => {
  it.each([
    ['/produtos?text=serra', 'Resultados para “serra”: 2 produtos na Ponte.'],
    ['/produtos/luz', 'Luz &amp; “&lt;cabos&gt;”: 1 produto na Ponte.'],
    ['/produtos/ferramentas', 'Ferramentas e ferragens. Preço'],
  ])(
    'once, by its name and its count, or as the shop while it has nothing: %s',
    async (path, words) => {
      const head = within(await serve(path), 'head');

      const tags = head.match(/<meta name="description" content="[^"]*"/g) ?? [];
      expect(tags).toHaveLength(1);
      expect(tags[0]).toContain(`content="${words}`);
    },
  );

  it('alike where it is shared', async () => {
    const head = within(await serve('/produtos/luz'), 'head');

    expect(head).toContain(
      '<meta property="og:description" content="Luz &amp; “&lt;cabos&gt;”: 1 ',
    );
  });

  it('not where there is none of that name', async () => {
    const head = within(await serve('/marca/nenhuma'), 'head');

    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
  });
});

describe('a list is sorted', () => {
  const sort = 'name="sort"';

  it('where it has products', async () => {
    expect(within(await serve('/produtos?text=serra'), 'main')).toContain(sort);
  });

  it.each([
    ['/produtos?text=serra', 'Mais relevantes'],
    ['/produtos?text=serra&order=codigo_desc', 'Mais recentes'],
    ['/produtos/luz', 'Mais recentes'],
  ])('by what its first option says (decision 44): %s', async (path, order) => {
    const [, first] = /<option[^>]*>([^<]*)/.exec(within(await serve(path), 'main')) ?? [];

    expect(first).toBe(order);
  });

  it.each(['/produtos?text=nada', '/produtos/ferramentas'])(
    'not where it has none: %s',
    async (path) => {
      expect(within(await serve(path), 'main')).not.toContain(sort);
    },
  );
});

describe('a product whose price is invalid', () => {
  // Spec: storefront 5.9
  it('says so in a list, which goes on, and cannot be added', async () => {
    const main = within(await serve('/produtos?text=serra'), 'main');
    const [first = '', second = ''] = main.match(/<article.*?<\/article>/gs) ?? [];

    expect(first).toContain('Preço inválido');
    expect(first).not.toContain('Adicionar');
    expect(second).toContain('64,90');
    expect(second).toContain('Adicionar');
  });

  // Spec: storefront 5.9
  it('says so on its own page, and leads to where the price is asked', async () => {
    const html = await serve('/produto/serra');

    expect(within(html, 'article')).toContain('Preço inválido');
    expect(within(html, 'article')).toContain('href="https://wa.me/');
    expect(html).not.toContain('"offers"');
  });
});
