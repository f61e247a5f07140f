import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { judge, opaqueColours } from './brand.ts';
import { brands, ShopFront } from './shop-front.tsx';
import css from '../tokens.css?raw';

const theme = opaqueColours(css);

test.each(brands)('the colours of $name can be read in both schemes', ({ colours }) => {
  const judged = judge(new Map([...theme, ...colours]));
  expect(judged.filter(({ passes }) => !passes)).toEqual([]);
});

test('language, scheme and brand change in place, and what is added is counted', async () => {
  mount(<ShopFront />);
  const shop = page.getByRole('region', { name: 'A small shop' });
  const bar = shop.getByRole('region', { name: 'Atendimento e câmbio' });
  const before = getComputedStyle(bar.element()).backgroundColor;

  await userEvent.click(page.getByRole('radio', { name: 'Plum' }));
  expect(getComputedStyle(bar.element()).backgroundColor).not.toBe(before);

  await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
  expect(getComputedStyle(shop.element()).colorScheme).toBe('dark');

  await userEvent.click(page.getByRole('radio', { name: 'Español' }));
  await expect.element(shop).toHaveAttribute('lang', 'es-PY');
  await expect.element(shop.getByText('Ver todas').first()).toBeVisible();

  await userEvent.click(shop.getByRole('button', { name: /^Agregar(?!.* a favoritos)/ }).first());
  await expect
    .element(shop.getByRole('button', { name: /^1 artículo en el carrito/ }))
    .toBeVisible();
});
