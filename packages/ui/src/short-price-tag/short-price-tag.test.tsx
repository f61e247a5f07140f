import { money } from '@ponte/regional/money';
import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { ShortPriceTag } from './short-price-tag.tsx';

const price = money(6490, 'USD');
const others = [money(8988650, 'ARS'), money(481558, 'PYG'), money(35176, 'BRL')];
const secondIn = (html: string) => /data-slot="price-second"[^>]*>([^<]*)</.exec(html)?.[1];
const restIn = (html: string) => /<details.*<\/details>/.exec(html)?.[0] ?? '';

test('shows the first of the shop’s order beside the price, and the others on demand', () => {
  const html = renderHtml(<ShortPriceTag price={price} others={others} />);
  expect(secondIn(html)).toBe('R$\u00A0351,76');
  expect(restIn(html)).toMatch(/481\.558.*89\.886,50/);
  expect(restIn(html)).not.toContain('351,76');
});

test('shows the currency that is asked for beside the price', () => {
  const html = renderHtml(<ShortPriceTag price={price} others={others} second="PYG" />);
  expect(secondIn(html)).toBe('G$\u00A0481.558');
  expect(restIn(html)).toContain('351,76');
});

test.each([
  ['no other currency', []],
  ['one', [money(35176, 'BRL')]],
])('has nothing to open with %s', (_, some) => {
  expect(renderHtml(<ShortPriceTag price={price} others={some} />)).not.toContain('<details');
});

test('of a price on request says so, and shows no other', () => {
  const html = renderHtml(<ShortPriceTag price={null} others={others} />);
  expect(html).toContain('Preço sob consulta');
  expect(html).not.toMatch(/481|351/);
});
