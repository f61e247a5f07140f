import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { markupIn } from '../../testing/markup.tsx';

it.each([
  ['pt-BR', 1, 'porque não está à venda'],
  ['pt-BR', 2, 'porque não estão à venda'],
  ['es-PY', 1, 'porque no está a la venta'],
  ['es-PY', 2, 'porque no están a la venta'],
] as const)('says in %s of %i products that they are not for sale: %s', (locale, count, said) => {
  const node = <FormattedMessage id="order.againMissing" values={{ count, names: 'Serra' }} />;
  expect(markupIn(locale, node)).toContain(said);
});
