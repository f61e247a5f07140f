import { orderStatuses } from '@ponte/contract/orders';
import { expect, test } from 'vitest';
import { canBecome, isAwaited, isPaid } from './status.ts';

test.each([
  ['PAGAMENTO', ['AGUARDANDO', 'AUTORIZADO', 'PAGO']],
  ['AGUARDANDO', ['PAGAMENTO', 'AUTORIZADO', 'PAGO']],
  ['AUTORIZADO', ['PAGO', 'ESTORNADO']],
  ['PAGO', ['ENVIADO', 'ESTORNADO']],
  ['ENVIADO', ['ESTORNADO']],
  ['ESTORNADO', []],
] as const)('an order that is %s can become %j and nothing else', (from, to) => {
  expect(new Set(orderStatuses.filter((status) => canBecome(from, status)))).toEqual(new Set(to));
});

// Spec: accounts 3.9, 4.10
test('the pickup code is for orders that are paid', () => {
  expect(orderStatuses.filter(isPaid)).toEqual(['PAGO', 'ENVIADO']);
});

test('the ticket is for orders whose payment is not awaited', () => {
  expect(orderStatuses.filter(isAwaited)).toEqual(['AGUARDANDO', 'PAGAMENTO']);
});
