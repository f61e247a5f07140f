import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { brandChoices, departmentChoices } from '../test/samples.ts';
import { FilterDrawer } from './filter-drawer.tsx';

const makro = page.getByRole('checkbox', { name: 'Makro' });

async function open(selected: readonly string[]) {
  const onApply = vi.fn<(values: readonly string[]) => void>();
  mount(<FilterDrawer brands={brandChoices} selected={selected} onApply={onApply} />);
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  return onApply;
}

test('filters apply when the shopper says so, not with each box', async () => {
  const onApply = await open(['2']);
  await makro.click();
  expect(onApply).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith(['2', '8']);
});

test('clearing takes all of them back at once', async () => {
  const onApply = await open(['2', '5']);
  await page.getByRole('button', { name: 'Limpar' }).click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith([]);
});

test('what was chosen and not applied is forgotten', async () => {
  const onApply = await open([]);
  await makro.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect.element(makro).not.toBeChecked();
  expect(onApply).not.toHaveBeenCalled();
});

test('a chosen brand shows although it stands beyond the first ten', async () => {
  await open(['14']);
  await expect.element(page.getByRole('checkbox', { name: 'Toral' })).toBeChecked();
  expect(page.getByRole('checkbox', { name: 'Quebracho' }).query()).toBeNull();
  await page.getByText('Ver todas as 14 marcas').click();
  await expect.element(page.getByRole('checkbox', { name: 'Quebracho' })).toBeVisible();
});

test('the departments stand beneath the title in the outline of the drawer', async () => {
  mount(<FilterDrawer departments={departmentChoices} onApply={vi.fn()} />);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Filtros');
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Departamentos');
});
