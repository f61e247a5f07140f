import type { Answer } from '@ponte/domain/testing';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { markupIn, shopIn, type Locale } from '../testing/markup.tsx';
import { matchRoute } from './routes.ts';

/*
 * What the shopper reads whose link of a mail is too old. That the store refuses it so is shown by the
 * API's own tests, which let its hours pass.
 */

interface Link {
  readonly address: string;
  /** What the store answers to a link that is too old. */
  readonly refusal: Answer;
}

const links = {
  confirmation: {
    address: '/app/confirmation-email/a1b2/c3d4',
    refusal: { status: 404, body: { message: '' } },
  },
  recovery: {
    address: '/app/reset-password/a1b2/c3d4?email=ana%40example.com&code=123456',
    refusal: { status: 422, body: { message: '', errors: { token: [''] } } },
  },
} as const satisfies Record<string, Link>;

async function pageOf({ address, refusal }: Link, locale: Locale): Promise<string> {
  const shop = shopIn(locale, () => refusal);
  const { pathname, searchParams } = new URL(address, 'https://ponte.example');
  const { route, params } = matchRoute(pathname);
  const location = { pathname, searchParams };
  const screen = await route.screen.load();
  await screen.load?.({ shop, params, location });
  const page = (
    <StaticRouter location={address}>
      <screen.Screen params={params} location={location} />
    </StaticRouter>
  );
  const markup = markupIn(locale, page, { shop });
  shop.dispose();
  return markup;
}

const account = '/login?redirect=%2Fperfil%2Fdados-pessoais';

// Spec: accounts 2.4, 5.11
it.each([
  [
    'confirmation',
    'pt-BR',
    'Este link não serve mais',
    /venceu.*outro link/,
    'Entrar na conta',
    account,
  ],
  [
    'confirmation',
    'es-PY',
    'Este enlace ya no sirve',
    /venció.*otro enlace/,
    'Ingresar a la cuenta',
    account,
  ],
  [
    'recovery',
    'pt-BR',
    'Este link não serve mais',
    /venceu.*outro/,
    'Pedir outro link',
    '/recuperar-senha',
  ],
  [
    'recovery',
    'es-PY',
    'Este enlace ya no sirve',
    /venció.*otro/,
    'Pedir otro enlace',
    '/recuperar-senha',
  ],
] as const)(
  'an expired link of a %s says so in %s, and leads on',
  async (kind, locale, title, why, next, href) => {
    const markup = await pageOf(links[kind], locale);

    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}`));
    expect(markup).toMatch(why);
    const [, target, label] = /<a[^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(markup) ?? [];
    expect([target, label]).toEqual([href, next]);
  },
);
