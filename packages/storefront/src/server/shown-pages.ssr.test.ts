import { describe, expect, it } from 'vitest';
import { shopYear } from '../shop/shop-time.ts';
import { region, shownShop, within } from '../testing/shown-shop.ts';

const serve = shownShop();

describe('the footer', () => {
  // Spec: storefront 1.6, 2.20
  it('says how the shop is reached, and who sells', async () => {
    const footer = within(await serve('/sobre-nos'), 'footer');

    expect(footer).toContain('WhatsApp +595\u00a061\u00a0000\u00a00000');
    expect(footer).toContain('href="mailto:loja@ponte.example"');
    expect(footer).toContain('Av. San Blas, Ciudad del Este');
    expect(footer).toContain('href="/vendedores"');
    expect(footer).toContain(`© ${shopYear(Date.now())} Ponte`);
  });

  // Spec: storefront 1.6
  it('leads to the shop in the networks where it is, and to no other', async () => {
    const footer = within(await serve('/sobre-nos'), 'footer');

    expect(footer).toMatch(
      /href="https:\/\/foto\.example\/ponte"[^>]*><svg.*?<\/svg><span[^>]*>Instagram</,
    );
    expect(footer).toMatch(
      /href="https:\/\/video\.example\/ponte"[^>]*><svg.*?<\/svg><span[^>]*>YouTube</,
    );
    expect(footer).not.toContain('TikTok');
  });

  it('names no network where the shop is in none', async () => {
    const { networks: _, ...contact } = region.contact;

    expect(await serve('/sobre-nos', { contact })).not.toContain('Instagram');
  });

  // Spec: storefront 2.20
  it.each(['/checkout', '/checkout/payment'])('is not on %s', async (path) => {
    const html = await serve(path);

    expect(html).toContain('</main>');
    expect(html).not.toContain('<footer');
  });
});

// Spec: storefront 2.64
it('the page about the shop has its history, its values and its contact', async () => {
  const main = within(await serve('/sobre-nos'), 'main');

  const parts = ['Nossa história', 'Qualidade', 'Atendimento', 'Agilidade'];
  for (const part of parts) expect(main).toContain(`>${part}</span></h`);
  for (const fact of ['mailto:loja@ponte.example', '+595 61 000 0000', 'São Paulo, SP - Brasil'])
    expect(main).toContain(fact);
});

describe('the pages that a mail about a product leads to', () => {
  it.each([
    ['/avisos/confirmar/secret', '/api/public/alerts/secret/confirm'],
    ['/avisos/sair/secret', '/api/public/alerts/secret/leave'],
    ['/avisos/sair/secret', '/api/public/alerts/secret/leave?todos=1'],
    ['/avisos/sair/a%2F..%22b', '/api/public/alerts/a%2F..%22b/leave'],
  ])('%s posts to %s without a script, and is not indexed', async (path, action) => {
    const html = await serve(path);

    expect(within(html, 'main')).toMatch(/<form [^>]*method="post"/);
    expect(within(html, 'main')).toContain(`ction="${action}"`);
    expect(within(html, 'head')).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each([
    ['/avisos/confirmar/feito', 'Aviso confirmado'],
    ['/avisos/confirmar/falhou', 'Este link não serve mais'],
    ['/avisos/sair/feito', 'Pronto, você saiu'],
    ['/avisos/sair/falhou', 'loja@ponte.example'],
  ])('%s says what came of it: %s', async (path, words) => {
    const main = within(await serve(path), 'main');

    expect(main).toContain(words);
    expect(main).not.toContain('<form');
  });
});

describe('what there is none of', () => {
  // Spec: storefront 2.49, 2.62, 8.6
  it.each([
    ['/marcas', 'Nenhuma marca'],
    ['/vendedores', 'Nenhum vendedor'],
    ['/produtos', 'Nenhum produto'],
  ])('is said on %s', async (path, words) => {
    expect(within(await serve(path), 'main')).toContain(words);
  });
});

// Spec: storefront 3.11, 3.14
it('a category without an icon has a tag instead, and one with an icon has its own', async () => {
  const main = within(await serve('/'), 'main');
  const iconOf = (slug: string) =>
    /<span[^>]*>(<[^>]+>)/.exec(main.split(`href="/?categoria=${slug}"`)[1] ?? '')?.[1];

  expect(iconOf('ferramentas')).toContain('<svg');
  expect(iconOf('luz')).toContain('<img src="data:image/svg+xml');
});
