import type { ApiError } from '@ponte/domain';
import { DeliveryOptions } from '@ponte/ui/delivery-options';
import { describe, expect, it } from 'vitest';
import { locales, markupIn } from '../../../testing/markup.tsx';
import { Failure } from './checkout-alerts.tsx';

describe('a payment that the store does not begin', () => {
  const broken = [
    'A loja não conseguiu responder. Tente de novo em instantes.',
    'La tienda no pudo responder. Intente de nuevo en unos instantes.',
  ] as const;
  const faults: readonly (readonly [string, ApiError, readonly [string, string]])[] = [
    [
      'with 409',
      { kind: 'conflict', message: '' },
      [
        'Algo mudou desde que a página foi aberta. Confira e envie de novo.',
        'Algo cambió desde que se abrió la página. Revise y envíe de nuevo.',
      ],
    ],
    [
      'with 413',
      { kind: 'badRequest', messages: [] },
      [
        'Recarregue a página, confira o carrinho e tente de novo.',
        'Recargue la página, revise el carrito e intente de nuevo.',
      ],
    ],
    [
      'with 429',
      { kind: 'rateLimited', refusedAt: 0, retryAt: null },
      [
        'Foram muitas tentativas. Espere um pouco e tente de novo.',
        'Fueron demasiados intentos. Espere un momento e intente de nuevo.',
      ],
    ],
    ['with 500', { kind: 'server', status: 500 }, broken],
    [
      'in time',
      { kind: 'timeout' },
      [
        'Sem conexão com a loja. Tente de novo em instantes.',
        'Sin conexión con la tienda. Intente de nuevo en unos instantes.',
      ],
    ],
  ];

  it.each(faults)('%s says why and that nothing was charged', (_, error, sentences) => {
    const said = locales.map((locale) =>
      markupIn(locale, <Failure error={{ kind: 'call', error }} />),
    );

    for (const [index, sentence] of sentences.entries()) expect(said[index]).toContain(sentence);
    expect(said[0]).toContain('Nada foi cobrado e seu carrinho está guardado.');
    expect(said[1]).toContain('No se cobró nada y su carrito está guardado.');
    for (const markup of said) expect(markup).toContain('role="alert"');
  });
});

it('shows the store’s reason for refusing a payment if there is one, and what to do', () => {
  const error: ApiError = { kind: 'badRequest', messages: ['O envio é grande demais.'] };
  const said = markupIn('pt-BR', <Failure error={{ kind: 'call', error }} />);

  expect(said).toContain('O envio é grande demais.');
  expect(said).toContain('Recarregue a página');
  expect(said).not.toContain('formulário');
});

describe('a delivery that the store does not calculate', () => {
  const shown = (status: 'failed' | 'loading') =>
    locales.map((locale) =>
      markupIn(
        locale,
        <DeliveryOptions options={[]} status={status} onRetry={() => undefined} />,
        {},
      ),
    );

  it('says so, and can be asked for again', () => {
    const [pt, es] = shown('failed');

    expect(pt).toMatch(/Erro ao calcular o frete\..*<button.*Tentar novamente/s);
    expect(es).toMatch(/Error al calcular .*<button.*Intentar de nuevo/s);
  });

  it('in time says that it is being calculated', () => {
    for (const markup of shown('loading'))
      expect(markup).toMatch(/role="status" aria-label="[^"]+"/);
  });
});
