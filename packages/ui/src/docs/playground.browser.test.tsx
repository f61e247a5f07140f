import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { Playground } from './playground.tsx';

test('a picked colour re-colours its scheme at once, is judged, and is among the lines to copy', async () => {
  mount(<Playground />);
  const button = (scheme: string) =>
    page
      .getByRole('region', { name: `The ${scheme} scheme` })
      .getByRole('button', { name: 'Entrar' });
  const before = getComputedStyle(button('dark').element()).backgroundColor;
  await expect.element(page.getByText('Every contrast is enough.')).toBeVisible();

  await userEvent.fill(page.getByLabelText('brand, light', { exact: true }), '#7fd4ff');

  await expect
    .poll(() => getComputedStyle(button('light').element()).backgroundColor)
    .toBe('rgb(127, 212, 255)');
  expect(getComputedStyle(button('dark').element()).backgroundColor).toBe(before);
  await expect.element(page.getByText('Contrasts that are not enough: 1.')).toBeVisible();
  const lines = page.getByRole('code').element().textContent;
  expect(lines).toContain('--ui-color-brand: light-dark(#7fd4ff, #0a4a32);');
});
