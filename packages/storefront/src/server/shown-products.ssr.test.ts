import { describe, expect, it } from 'vitest';
import { shownShop, within } from '../testing/shown-shop.ts';

const serve = shownShop();

it('a product is described in its own words, also where it is shared', async () => {
  const head = within(await serve('/produto/furadeira'), 'head');

  const own = 'content="Fura concreto e aço."';
  expect(head).toContain(`<meta name="description" ${own}/>`);
  expect(head).toContain(`<meta property="og:description" ${own}/>`);
});

it('a mail about a product is offered by a store that writes one, and by no other', async () => {
  const offer = 'Avise-me';

  expect(within(await serve('/produto/avisada'), 'article')).toContain('Avise-me quando chegar');
  expect(within(await serve('/produto/furadeira'), 'article')).not.toContain(offer);
});

describe('what buyers say about a product', () => {
  it('is on its page as plain text, with the average and the shop’s answer', async () => {
    const article = within(await serve('/produto/avaliada'), 'article');

    for (const text of ['Avaliações de quem comprou', '4,5 de 5', '12 avaliações', 'Ana S.'])
      expect(article).toContain(text);
    expect(article).toContain('Boa &lt;/script&gt;&lt;b&gt;mesmo&lt;/b&gt;');
    expect(article).toContain('20/11/2026');
    expect(article).toContain('Obrigado!');
    expect(article).toContain('aria-label="4 de 5 estrelas"');
    expect(article).toContain('Ver mais avaliações');
  });

  it('is described to search engines', async () => {
    const html = await serve('/produto/avaliada');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];

    expect(json).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":12}',
    );
    expect(json).toContain(String.raw`"reviewBody":"Boa \u003c/script>\u003cb>mesmo`);
  });

  it('is nothing where there is nothing', async () => {
    const html = await serve('/produto/furadeira');

    expect(html).not.toMatch(/aggregateRating|Avaliações/);
  });
});

// Spec: storefront 1.5
it.each([
  ['foreign', 'Retire na loja, no Paraguai', 'Não há entrega no Brasil'],
  ['resident', 'Retire na loja ou receba em casa', 'Entregamos no Paraguai'],
] as const)(
  'a %s shopper is told how a purchase is received',
  async (customerKind, title, text) => {
    const main = within(await serve('/produto/furadeira', { customerKind }), 'main');

    expect(main).toContain(title);
    expect(main).toContain(text);
  },
);
