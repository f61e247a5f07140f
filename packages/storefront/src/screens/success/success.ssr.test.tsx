import { ordersOf } from '@ponte/domain/orders';
import { ok } from '@ponte/domain/testing';
import { expect, it } from 'vitest';
import * as routes from '../../routes/table.ts';
import { markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { load, Screen } from './index.ts';

const location = { pathname: '/success', searchParams: new URLSearchParams() };

async function open(locale: Locale, orders: readonly object[] | undefined) {
  const requests: string[] = [];
  const shop = shopIn(locale, ({ url }) => {
    requests.push(url.pathname);
    return ok({ data: orders ?? [] });
  });
  if (orders) shop.session.signIn('token', { id: '11', name: 'Ana', kind: 'foreign' });
  const outcome = await load({ shop, location, params: {} });
  const node = <Screen />;
  const markup = markupIn(locale, node, { shop }).replaceAll('<!-- -->', '');
  return { markup, outcome, requests, orders: ordersOf(shop).orders };
}

const links = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

// Spec: accounts 2.14
it.each([
  ['pt-BR', 'Compra concluída', 'Ir para minha conta', 'Baixar comprovante (PDF)'],
  ['es-PY', 'Compra concluida', 'Ir a mi cuenta', 'Descargar comprobante (PDF)'],
] as const)(
  'thanks in %s whoever comes, and asks nothing of the store',
  async (locale, ...said) => {
    const { markup, outcome, requests } = await open(locale, undefined);

    expect([routes.success.access, outcome]).toEqual(['personal', { kind: 'shown' }]);
    for (const words of said) expect(markup).toContain(words);
    expect(links(markup)).toEqual(['/perfil', '/login?redirect=%2Fsuccess', '/produtos']);
    expect(requests).toEqual([]);
  },
);

it('leads who is signed in and has paid nothing to their orders', async () => {
  expect(links((await open('pt-BR', [])).markup)).toEqual(['/perfil', '/pedidos', '/produtos']);
});

it('offers who is signed in the ticket of what they paid last', async () => {
  const { markup } = await open('pt-BR', [
    {
      id: 1,
      external_id: 'order-000000000001',
      pedido: '000001',
      created_at: '2026-11-28T20:00:00Z',
      status: 'PAGO',
      valor_total: '64.90',
      pagamentos: [{ status: 'PAGO' }],
    },
  ]);

  expect(markup).toContain('Último pedido: 000001');
  expect(markup).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Baixar comprovante/);
  expect(links(markup)).toEqual(['/perfil', '/pedido/order-000000000001', '/produtos']);
});
