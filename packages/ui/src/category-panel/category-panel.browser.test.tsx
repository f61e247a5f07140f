import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { menuCategories } from '../test/categories.tsx';
import { mount } from '../test/mount.tsx';
import { CategoryPanel } from './category-panel.tsx';

// Spec: storefront 2.27
test('the panel goes into a category and back, with focus where it was', async () => {
  mount(<CategoryPanel open onOpenChange={() => undefined} categories={menuCategories} />);
  await page.getByRole('button', { name: 'Elétricas' }).click();
  await expect.element(page.getByRole('button', { name: 'Voltar' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Ver tudo em Elétricas' }))
    .toHaveAttribute('href', '/produtos/eletricas');
  await expect.element(page.getByRole('dialog', { name: 'Elétricas' })).toBeVisible();

  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(page.getByRole('button', { name: 'Elétricas' })).toHaveFocus();
});

test('the panel closes when a link is followed', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  mount(<CategoryPanel open onOpenChange={onOpenChange} categories={menuCategories} />);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.getByRole('link', { name: 'Iluminação' }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a first row leads to what is in no category', async () => {
  const all = { href: '/produtos', label: 'Todos os produtos' };
  mount(
    <CategoryPanel open onOpenChange={() => undefined} categories={menuCategories} all={all} />,
  );
  await expect
    .element(page.getByRole('listitem').first().getByRole('link', { name: all.label }))
    .toHaveAttribute('href', '/produtos');
});
