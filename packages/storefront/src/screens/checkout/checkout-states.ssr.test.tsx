import type { CheckoutError } from '@ponte/domain/checkout';
import { formatMoney, money } from '@ponte/regional/money';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { markupIn, type Locale } from '../../testing/markup.tsx';
import { BillChanges } from './alerts/bill-changes.tsx';
import { Failure, Missing } from './alerts/checkout-alerts.tsx';
import { InvoiceNote } from './payment/payment-panel.tsx';

/** What a shopper reads of it, in one line. */
function read(node: ReactNode, locale: Locale = 'pt-BR'): string {
  return markupIn(locale, node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const line = {
  productId: 8,
  name: 'Furadeira',
  quantity: 2,
  unitPrice: money(6490, 'USD'),
};
const total = { before: money(12_980, 'USD'), after: money(14_000, 'USD') };

describe('what changed before paying', () => {
  const text = () =>
    read(
      <BillChanges
        changes={{
          lines: [
            { kind: 'price', line, before: money(6490, 'USD'), after: money(7000, 'USD') },
            { kind: 'quantity', line, before: 2, after: 1 },
            { kind: 'gone', line: { ...line, productId: 9, name: 'Serra' } },
            { kind: 'gone', line: { ...line, productId: 10, name: 'Martelo' } },
            { kind: 'added', line: { ...line, name: 'Trena' } },
          ],
          shipping: { before: money(0, 'USD'), after: money(300, 'USD') },
          total,
        }}
        refused={[{ productId: 9 }]}
        onConfirm={() => undefined}
      />,
    );

  it.each([
    `Furadeira: o preço passou de ${formatMoney(money(6490, 'USD'))} para ${formatMoney(money(7000, 'USD'))}`,
    'Furadeira: a quantidade passou de 2 para 1',
    'Serra: não está mais disponível e saiu do carrinho',
    'Martelo: saiu do carrinho',
    'Trena: entrou no carrinho (2 unidades)',
    `Frete: passou de ${formatMoney(money(0, 'USD'))} para ${formatMoney(money(300, 'USD'))}`,
    `Total: passou de ${formatMoney(total.before)} para ${formatMoney(total.after)}`,
    'Aceitar o novo total',
  ])('is told line by line: %s', (sentence) => {
    expect(text()).toContain(sentence.replaceAll(/\s+/g, ' '));
  });
});

describe('a payment that does not begin', () => {
  const errors: readonly (readonly [string, CheckoutError, string, string])[] = [
    [
      'has no link',
      { kind: 'noLink' },
      'Link de pagamento não encontrado',
      'No se encontró el enlace de pago',
    ],
    [
      'leads to a stranger',
      { kind: 'linkRefused' },
      'não é de uma operadora conhecida',
      'no es de una procesadora conocida',
    ],
    [
      'got no answer',
      { kind: 'call', error: { kind: 'offline' } },
      'Erro ao gerar link de pagamento',
      'Error al generar el enlace de pago',
    ],
    [
      'has products that are gone',
      { kind: 'unavailable', products: ['Serra', 'Trena'] },
      'Serra e Trena',
      'Serra y Trena',
    ],
    [
      'has a delivery that is gone',
      { kind: 'deliveryGone' },
      'não está mais disponível. Escolha outra',
      'ya no está disponible. Elija otra',
    ],
  ];

  // Spec: accounts 2.28, 8.6
  it.each(errors)('because it %s says so in both languages', (_why, error, pt, es) => {
    expect(read(<Failure error={error} />)).toContain(pt);
    expect(read(<Failure error={error} />, 'es-PY')).toContain(es);
  });

  it('says that nothing was charged when the store did not answer', () => {
    const error: CheckoutError = { kind: 'call', error: { kind: 'timeout' } };
    expect(read(<Failure error={error} />)).toContain('Nada foi cobrado');
  });
});

// Spec: accounts 2.27, 5.15, 8.6
it.each([
  ['login', 'Entre na sua conta para continuar.'],
  ['cart', 'Seu carrinho está vazio.'],
  ['option', 'Escolha como quer receber a compra.'],
  ['point', 'Escolha o ponto de retirada.'],
  ['address', 'Cadastre um endereço'],
  ['method', 'Escolha como quer pagar.'],
  ['changes', 'Confira o que mudou no carrinho'],
] as const)('says what is missing: %s', (what, sentence) => {
  expect(read(<Missing what={what} />)).toContain(sentence);
});

it.each([
  ['pt-BR', { documentType: 'RUC', document: '80028061-0' }, 'em nome do RUC 80028061-0'],
  ['es-PY', { documentType: 'RUC', document: '80028061-0' }, 'a nombre del RUC 80028061-0'],
  ['es-PY', { documentType: 'CEDULA', document: '4123456' }, 'tenga cargado su RUC'],
  ['pt-BR', undefined, 'tenha um RUC no cadastro'],
] as const)('says in %s whose invoice it is: %j', (locale, profile, sentence) => {
  expect(read(<InvoiceNote profile={profile} />, locale)).toContain(sentence);
});
