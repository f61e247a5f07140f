import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { RegionCode } from '../harness/region.ts';
import { expect, test } from '../harness/test.ts';

/** The HTML that the server sends, as a reader without JavaScript has it. */

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Pages that no link of the home page leads to without JavaScript. */
const others = [
  '/cadastro',
  '/carrinho',
  '/checkout',
  '/pedidos',
  '/perfil',
  '/perfil/dados-pessoais',
  '/perfil/endereco',
  '/perfil/alterar-senha',
  '/perfil/meus-pedidos',
  '/recuperar-senha',
  '/success',
] as const;

const missing: Readonly<Record<RegionCode, string>> = {
  br: 'Página não encontrada',
  py: 'Página no encontrada',
};

/** What the server answers, without running it. */
const read = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    return { status: answer.status, html: await answer.text() };
  }, path);

/** What is wrong with a page's HTML, one line each. */
async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector ?? ''})`),
  );
}

// Spec: storefront 2.16
test('every link of the home page leads to a page, and every page is valid HTML', async ({
  page,
  catalogue,
  here,
  region,
}) => {
  test.slow();
  const { slug } = await catalogue.buyable(0);
  await page.goto('/sobre-nos');
  const home = await read(page, '/');
  const linked = [...home.html.matchAll(/<a [^>]*?href="(\/[^"/][^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const paths = new Set(['/', ...linked, ...others, `/produto/${slug}`, '/produtos?text=serra']);

  expect(paths.size).toBeGreaterThan(40);
  for (const path of paths) {
    const { status, html } = path === '/' ? home : await read(page, path);
    expect(status, path).toBe(200);
    expect(html, path).not.toContain(missing[region]);
    expect(await faultsOf(html), `${here.origin}${path}`).toEqual([]);
  }
});

test('what is not there is valid HTML as well', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  await page.goto('/sobre-nos');
  for (const path of ['/nada', '/produto/nada', '/produtos/nada']) {
    const { status, html } = await read(page, path);
    expect(status, path).toBe(404);
    expect(await faultsOf(html), path).toEqual([]);
  }
});
