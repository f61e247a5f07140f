import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterGroup, FilterValues } from '../filter-panel/filter-panel.tsx';
import { mount } from '../test/mount.tsx';
import { filterGroups } from '../test/samples.ts';
import { FilterDrawer, type FilterDrawerProps, type FilterPreview } from './filter-drawer.tsx';

const dorsal = page.getByRole('checkbox', { name: 'Dorsal' });

async function open(values: FilterValues, previewFor?: FilterDrawerProps['previewFor']) {
  const onApply = vi.fn<(values: FilterValues) => void>();
  mount(<FilterDrawer groups={filterGroups} {...{ values, onApply, previewFor }} />);
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  return onApply;
}

// Spec: storefront 2.46, 9.5
test('filters apply when the shopper says so, not with each box', async () => {
  const onApply = await open({ brandSlug: ['2'] });
  await dorsal.click();
  expect(onApply).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Aplicar' }).last().click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ brandSlug: ['2', '4'] });
});

// Spec: storefront 2.46
test('clearing takes all of them back at once', async () => {
  const onApply = await open({ brandSlug: ['2', '5'], estoque: ['1'] });
  await page.getByRole('button', { name: 'Limpar' }).click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({});
});

test('choices that were not applied are forgotten', async () => {
  const onApply = await open({});
  await dorsal.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect.element(dorsal).not.toBeChecked();
  expect(onApply).not.toHaveBeenCalled();
});

test('the button says how many products the choice finds, without a late answer', async () => {
  const answers = new Map<FilterValues, (found: FilterPreview) => void>();
  const asked: AbortSignal[] = [];
  await open({}, (values, signal) => {
    asked.push(signal);
    return new Promise((answer) => answers.set(values, answer));
  });
  await expect.poll(() => asked).toHaveLength(1);
  await dorsal.click();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[0]?.aborted).toBe(true);
  const [first, second] = answers.values();
  second?.({ count: 34 });
  first?.({ count: 99 });
  await expect.element(page.getByRole('button', { name: 'Mostrar 34 produtos' })).toBeVisible();
});

test('the button has no number where none is given', async () => {
  await open({}, () => Promise.resolve(undefined));
  await expect.element(page.getByRole('button', { name: 'Aplicar', exact: true })).toBeVisible();
});

test('counts follow what is ticked, and are those of the list again when nothing was applied', async () => {
  const counted = (count: number): FilterGroup => ({
    kind: 'boxes',
    id: 'tensao',
    name: 'f',
    label: 'Tensão',
    choices: [{ value: 'tensao:127-v', label: '127 V', count }],
  });
  await open({}, ({ brandSlug = [] }) =>
    Promise.resolve({ groups: [...filterGroups.slice(0, 4), counted(brandSlug.length * 7)] }),
  );
  const found = page.getByRole('checkbox', { name: '127 V' });
  const label = () => found.element().closest('label')?.textContent;
  await dorsal.click();
  await expect.poll(label).toBe('127 V7');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect.poll(label).toBe('127 V61');
});

test('its button says how many filters apply: a range of prices is one', async () => {
  await open({ brandSlug: ['2'], preco_min: ['1'], preco_max: ['2'] });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Filtrar (2)' })).toBeVisible();
});
