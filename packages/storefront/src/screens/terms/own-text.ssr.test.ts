import { describe, expect, it, test } from 'vitest';
import { shownShop, start, within } from '../../testing/shown-shop.ts';

const steps = '<ol><li><h2>Escolha</h2><p>Pelo código.</p></li></ol>';
const promises = {
  dias_guardados: 15,
  garantia: 'Seis meses no balcão.',
  tensao: 'Tudo é de 220 V.',
  documentos: 'Traga um documento.',
};

/** A store that has written terms and how to buy, and nothing of privacy. */
const serve = shownShop({
  start: {
    ...start,
    loja: { textos: 'v1', paginas: ['terms', 'howToBuy', 'about'], promessas: promises },
  },
  terms: { texto: '<h2>Prazo</h2><p>Trinta <b>dias</b>.<script>alert(1)</script></p>' },
  howToBuy: { texto: steps },
  privacy: { texto: '' },
  about: { texto: '<p>Desde 1980.</p>' },
});
/** One that has written nothing, and promises nothing. */
const silent = shownShop({ start: { ...start, loja: {} } });

const pages = ['/termos', '/privacidade', '/como-comprar'];
const linksIn = (html: string) => pages.filter((path) => html.includes(`href="${path}"`));

test('the terms are those that the shop has written', async () => {
  const main = within(await serve('/termos'), 'main');

  expect(main).toContain('>Termos de uso</h1>');
  expect(main).toMatch(/<h2>Prazo<\/h2><p>Trinta <b>dias<\/b>/);
  expect(main).not.toMatch(/<script|Quem vende|em palavras que se leem/);
  expect(main).toContain('href="/ajuda"');
});

test('how to buy has the shop’s steps, and what it promises', async () => {
  const main = within(await serve('/como-comprar'), 'main');

  expect(main).toContain(steps);
  expect(main).toContain('A compra paga fica guardada por 15 dias.');
  expect(main).toContain('>Traga um documento.</li>');
  expect(main).toContain('>Tudo é de 220 V.</li>');
});

test('what the shop writes of itself stands in the place of the application’s story', async () => {
  const main = within(await serve('/sobre-nos'), 'main');

  expect(main).toContain('<p>Desde 1980.</p>');
  expect(main).not.toMatch(/Nossa história|Ponte da Amizade|São Paulo|O que nos guia/);
  expect(main).toContain('Av. San Blas, Ciudad del Este');
});

test('the guarantee stands beside a product, with a link to the terms', async () => {
  const main = within(await serve('/produto/furadeira'), 'main');

  expect(main).toMatch(/Seis meses no balcão\..{0,80}<a [^>]*href="\/termos"/);
});

describe('what the shop has not written', () => {
  it.each(pages)('is not there: %s', async (path) => {
    const main = within(await silent(path), 'main');

    expect(main).toContain('Página não encontrada');
    expect(main).not.toMatch(/Termos de uso|Privacidade|Como comprar/);
  });

  it('is linked from no page, and in no sitemap', async () => {
    expect(linksIn(await silent('/'))).toEqual([]);
    expect(linksIn(await silent('/produto/furadeira'))).toEqual([]);
    expect(await silent('/sitemap-pages.xml')).toContain('/contato</loc>');
    expect(await silent('/sitemap-pages.xml')).not.toMatch(/termos|privacidade|como-comprar/);
    expect(linksIn(await serve('/'))).toEqual(['/termos', '/como-comprar']);
    expect(await serve('/sitemap-pages.xml')).toMatch(/como-comprar.*termos/s);
  });

  it('is promised nowhere', async () => {
    const main = within(await silent('/produto/furadeira'), 'main');

    expect(main).not.toMatch(/[Gg]arantia|220 ?V|guardad[ao] por|\bdocumento\b/);
  });
});
