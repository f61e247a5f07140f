import { money, sum } from '@ponte/regional/money';
import { expect, it } from 'vitest';
import { priced } from './currency.tsx';
import { cartLines, cartTotals, drillPrice, products } from './samples.ts';

it('shows a price in another currency, and the rest in the order of the shop', () => {
  const { price, others } = priced(drillPrice, 'PYG');

  expect(price).toEqual(money(481558, 'PYG'));
  expect(others).toEqual([money(6490, 'USD'), money(35176, 'BRL'), money(8988650, 'ARS')]);
});

it('keeps the lines of a cart adding up to its total, in every currency', () => {
  for (const currency of ['BRL', 'USD', 'PYG', 'ARS'] as const) {
    const { lines, total } = priced({ lines: cartLines, ...cartTotals }, currency);

    expect(
      sum(
        lines.map((line) => line.total),
        currency,
      ),
    ).toEqual(total);
  }
});

it('leaves a sample alone that is in the currency already, and what has no price', () => {
  expect(priced(products, 'USD')).toEqual(products);
});
