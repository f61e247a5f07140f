import { expect, test } from 'vitest';
import { formatLeadTime, mapLink } from './index.ts';

test.each([
  [0, 'No mesmo dia do pagamento, se for útil', 'El mismo día del pago, si es hábil'],
  [1, 'Em 1 dia útil após o pagamento', 'En 1 día hábil después del pago'],
  [3, 'Em até 3 dias úteis após o pagamento', 'En hasta 3 días hábiles después del pago'],
])('a lead time of %i days is one promise in each language', (days, portuguese, spanish) => {
  expect(formatLeadTime(days, 'pt-BR')).toBe(portuguese);
  expect(formatLeadTime(days, 'es-PY')).toBe(spanish);
});

test('a map is searched for the address as it is written', () => {
  const link = new URL(mapLink('Ponte San Blas, Av. San Blas 1250 & Cía.'));
  expect(link.origin).toBe('https://www.google.com');
  expect(link.searchParams.get('query')).toBe('Ponte San Blas, Av. San Blas 1250 & Cía.');
});
