import { paymentReturnOf } from '@ponte/domain/payment-return';
import { ok, settle } from '@ponte/domain/testing';
import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { locales, markupIn, shopIn } from '../../testing/markup.tsx';
import { unpaidOrder } from '../../testing/unpaid-order.ts';
import { ContactLink } from './contact-link.tsx';
import { NotPaid } from './not-paid.tsx';
import { Paid } from './paid.tsx';
import { titles } from './titles.ts';
import { UnderReview } from './under-review.tsx';

it.each(locales)('has its own title in each state, in %s', (locale) => {
  const ids = Object.values(titles);
  const said = ids.map((id) => markupIn(locale, <FormattedMessage id={id} />));

  expect(new Set(said).size).toBe(ids.length);
});

it.each([
  ['pt-BR', 'Paguei o pedido 000002', 'O pagamento do pedido 000002 não foi aceito'],
  ['es-PY', 'Pagué el pedido 000002', 'El pago del pedido 000002 no fue aceptado'],
] as const)(
  'writes to the store in %s that it was paid only where it may have been',
  (locale, paid, not) => {
    const linkOf = (about?: 'declined' | 'unpaid') => {
      const node = <ContactLink order={unpaidOrder} {...(about && { about })} />;
      const markup = markupIn(locale, node, { shop: shopIn(locale) });
      return decodeURIComponent(/href="([^"]+)"/.exec(markup)?.[1] ?? '').replaceAll('+', ' ');
    };

    expect(linkOf()).toContain(paid);
    expect(linkOf('declined')).toContain(not);
    expect(linkOf('declined')).not.toContain(paid);
    expect(linkOf('unpaid')).not.toContain(paid);
  },
);

it.each([
  ['pt-BR', 'o pedido continua guardado', 'carrinho'],
  ['es-PY', 'el pedido sigue guardado', 'carrito'],
] as const)('speaks in %s of no cart to who has none here', (locale, kept, cart) => {
  const shop = shopIn(locale);
  const following = paymentReturnOf(shop);
  const node = <NotPaid following={following} orderId="o-1" isDeclined={false} />;
  const markup = markupIn(locale, node, { shop });

  expect(markup).toContain(kept);
  expect(markup).not.toContain(cart);
});

it.each([
  ['pt-BR', 'Pagar agora', 'Entrar na conta'],
  ['es-PY', 'Pagar ahora', 'Ingresar a la cuenta'],
] as const)('offers in %s to pay first, and to sign in beneath it', async (locale, pay, signIn) => {
  const shop = shopIn(locale, ({ url }) =>
    url.pathname.endsWith('/buscar-pagamentos')
      ? ok({
          pagamentos: [{ status: 'AGUARDANDO' }],
          em_confirmacao: false,
          link_pagamento: 'https://pay.example/1',
        })
      : undefined,
  );
  const following = paymentReturnOf(shop);
  const stop = following.start('o-1');
  await settle();
  stop();
  const node = <NotPaid following={following} orderId="o-1" isDeclined={false} />;
  const links = markupIn(locale, node, { shop })
    .match(/<a .*?<\/a>/gs)
    ?.map((link) => link.replaceAll(/<[^>]*>/g, ''));

  expect(links?.at(0)).toBe(pay);
  expect(links?.at(-1)).toBe(signIn);
});

it.each([
  [
    'pt-BR',
    'Recebemos U$',
    'A equipe da Ponte está verificando este pagamento',
    'Não pague de novo',
  ],
  ['es-PY', 'Recibimos U$', 'El equipo de Ponte está verificando este pago', 'No pague de nuevo'],
] as const)(
  'says in %s who checks another amount, and leads to no payment',
  async (locale, ...said) => {
    const shop = shopIn(locale, ({ url }) =>
      url.pathname.endsWith('/buscar-pagamentos')
        ? ok({
            pagamentos: [{ status: 'EM_ANALISE', valor_total: '64.90', valor_pago: '63.90' }],
            em_confirmacao: false,
            valor_total: '64.90',
            moeda: { id: 1, codigo: 'USD' },
            link_pagamento: 'https://pay.example/1',
          })
        : undefined,
    );
    const following = paymentReturnOf(shop);
    const stop = following.start('o-1');
    await settle();
    stop();
    const node = <UnderReview following={following} orderId="o-1" />;
    const markup = markupIn(locale, node, { shop });

    for (const words of said) expect(markup).toContain(words);
    expect(markup).not.toContain('pay.example');
  },
);

// Spec: decision 51
it.each([
  ['pt-BR', {}, 'Pagamento confirmado', 'o código do pedido chega por e-mail'],
  ['es-PY', {}, 'Pago confirmado', 'el código del pedido le llega por correo'],
  ['pt-BR', { back: 'total' }, 'Pagamento devolvido', 'Devolvemos U$\u00a064,90 em'],
  ['es-PY', { back: 'total' }, 'Pago devuelto', 'le devolvimos U$\u00a064,90'],
  ['pt-BR', { back: 'parcial' }, 'Parte do pagamento foi devolvida', 'Devolvemos U$\u00a064,90 do'],
  [
    'es-PY',
    { back: 'parcial' },
    'Se devolvió una parte del pago',
    'le devolvimos U$\u00a064,90 del',
  ],
  ['pt-BR', { back: 'contestacao' }, 'Pagamento contestado', 'o banco devolveu U$\u00a064,90'],
  [
    'es-PY',
    { back: 'contestacao' },
    'El banco devolvió el pago',
    'el banco devolvió U$\u00a064,90',
  ],
  ['pt-BR', { em_estorno: true }, 'Pagamento em devolução', 'está sendo devolvido'],
  ['es-PY', { em_estorno: true }, 'Pago en devolución', 'Estamos devolviendo'],
  ['pt-BR', { em_analise: true }, 'Seu pagamento está em verificação', 'Não pague de novo'],
  ['es-PY', { em_analise: true }, 'Su pago está en verificación', 'No pague de nuevo'],
] as const)('names in %s the end of a payment (%j): %s', async (locale, answer, title, said) => {
  const { back, ...rest } = { back: undefined, ...answer };
  const returned = { estorno_tipo: back, estornado_em: '2026-11-27T12:00:00Z' };
  const payment = {
    status: 'PAGO',
    valor_total: '64.90',
    ...(back && { ...returned, valor_estornado: '64.90' }),
  };
  const shop = shopIn(locale, ({ url }) =>
    url.pathname.endsWith('/buscar-pagamentos')
      ? ok({ pagamentos: [payment], moeda: { id: 1, codigo: 'USD' }, ...rest })
      : undefined,
  );
  const following = paymentReturnOf(shop);
  const stop = following.start('o-1');
  await settle();
  stop();
  const node = <Paid following={following} orderId="o-1" />;
  const markup = markupIn(locale, node, { shop }).replaceAll('<!-- -->', '');

  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]).toBe(title);
  expect(markup).toContain(said);
});
