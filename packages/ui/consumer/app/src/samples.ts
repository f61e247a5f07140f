import { convert, money, multiply } from '@ponte/regional/money';

const rates = { BRL: '5.42', PYG: '7420', ARS: '1385' };
const unitPrice = money(6490, 'USD');

/** A price as an app would compute it: the dollar's, and the same in the other currencies. */
export const price = {
  price: unitPrice,
  others: (['BRL', 'PYG', 'ARS'] as const).map((code) => convert(unitPrice, code, rates)),
};

/** A line of a cart. */
export const line = (quantity: number) => ({
  id: '1',
  name: 'Furadeira de impacto',
  code: 'FUR-7513',
  href: '/produto/furadeira',
  image: null,
  unitPrice,
  quantity,
  total: multiply(unitPrice, quantity),
});
