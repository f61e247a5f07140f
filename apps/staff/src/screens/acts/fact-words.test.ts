import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import messages from '../../../messages/pt-BR.json';
import { factNameOf, factValueOf } from './fact-words.ts';

const intl = createIntl({ locale: 'pt-BR', messages });

it.each([
  ['priceUsdCents', 123_450, 'Preço', 'U$ 1.234,50'],
  ['piecesLeft', null, 'Peças na prateleira', '–'],
  ['shelf', 1200, 'Peças na prateleira', '1.200'],
  ['active', false, 'Mostrar na loja', 'não'],
  ['pictures', ['a', 'b'], 'Fotos', '2'],
  ['queue', 'toPrepare', 'Etapa', 'A separar'],
  ['state', 'refused', 'Situação', 'Recusadas'],
  ['side', 'back', 'Lado', 'o verso'],
  // What has no word stands as it was written down.
  ['USD/PYG', '7350', 'USD/PYG', '7350'],
] as const)('%s of %j is shown as %s: %s', (name, value, shownName, shownValue) => {
  expect(factNameOf(intl, 'product', name)).toBe(shownName);
  expect(factValueOf(intl, name, value).replaceAll('\u00a0', ' ')).toBe(shownValue);
});

it('of a member of staff, active means that they may sign in', () => {
  expect(factNameOf(intl, 'staff', 'active')).toBe('Acesso');
  expect(factValueOf(intl, 'role', 'counter')).toBe('balcão');
});

it('numbers of the database are not shown', () => {
  expect(factNameOf(intl, 'customer', 'documentId')).toBeUndefined();
});
