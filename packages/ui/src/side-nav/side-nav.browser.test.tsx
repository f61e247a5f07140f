import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { SideNav } from './side-nav.tsx';

const labels = ['Dados pessoais', 'Meus pedidos', 'Endereços', 'Alterar senha'];

test('on a phone the row scrolls to the open section', async () => {
  await page.viewport(360, 640);
  mount(
    <SideNav
      label="Minha conta"
      items={labels.map((label, index) => ({ href: `/${index}`, label, current: index === 3 }))}
    />,
  );

  const right = (locator: Locator) => Math.floor(locator.element().getBoundingClientRect().right);
  const row = page.getByRole('navigation');
  await expect
    .poll(() => right(page.getByRole('link', { name: 'Alterar senha' })))
    .toBeLessThanOrEqual(right(row));
  expect(row.element().scrollLeft).toBeGreaterThan(0);
});
