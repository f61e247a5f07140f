import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { filterGroups } from '../test/samples.ts';
import { FilterPanel, type FilterGroup, type FilterValues } from './filter-panel.tsx';

function open(first: FilterValues = {}) {
  const onValuesChange = vi.fn<(values: FilterValues) => void>();
  function Kept() {
    const [values, setValues] = useState(first);
    onValuesChange.mockImplementation(setValues);
    return <FilterPanel groups={filterGroups} {...{ values, onValuesChange }} />;
  }
  mount(<Kept />);
  return onValuesChange;
}

const from = page.getByRole('textbox', { name: 'De' });
const to = page.getByRole('textbox', { name: 'Até' });
const lower = page.getByRole('slider', { name: 'Preço em U$: mínimo' });
const upper = page.getByRole('slider', { name: 'Preço em U$: máximo' });

test('keys move the thumbs of a range, and what they rest at counts', async () => {
  const onValuesChange = open();
  lower.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(from).toHaveValue('10');
  await expect.element(lower).toHaveAttribute('aria-valuetext', 'U$ 10');
  await expect
    .poll(() => onValuesChange.mock.calls)
    .toEqual([[{ preco_min: ['10'], preco_max: [''] }]]);
});

test('thumbs do not pass each other, and at an end there is no limit', async () => {
  open({ preco_max: ['69'] });
  lower.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(from).toHaveValue('69');
  upper.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(to).toHaveValue('');
});

test('a typed amount counts with Enter or its button, not with each digit', async () => {
  const onValuesChange = open();
  await from.fill('1.500,50');
  expect(onValuesChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith({
    preco_min: ['1.500,50'],
    preco_max: [''],
  });
});

const toral = page.getByRole('checkbox', { name: 'Toral' });

test('more values of a group than a dozen are folded, and the focus is before them', async () => {
  open();
  await page.getByRole('link', { name: 'Ver mais 8 em Marcas' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Itaipú Tools' })).toHaveFocus();
  await expect.element(toral).not.toBeInTheDocument();
  await page.getByText('Kompa – Toral').click();
  await expect.element(toral).toBeVisible();
});

test('a value chosen in its fold stays there, with the focus', async () => {
  open();
  await page.getByRole('link', { name: 'Ver mais 8 em Marcas' }).click();
  await page.getByText('Kompa – Toral').click();
  await toral.click();
  await expect.element(toral).toBeChecked();
  await expect.element(toral).toHaveFocus();
  expect(toral.element().closest('details')?.textContent).toContain('Kompa');
});

test.each([
  ['the page', 'block'],
  ['a drawer', 'h-100 overflow-y-auto'],
])(
  'a box stays where it was pressed when groups above it lose values, in %s',
  async (_, className) => {
    const choices = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        value: `${name}-${at}`,
        label: `${name} ${at}`,
      }));
    const group = (name: string, count: number): FilterGroup => ({
      kind: 'boxes',
      id: name,
      name,
      label: name,
      choices: choices(name, count),
    });
    function Narrowed() {
      const [values, setValues] = useState<FilterValues>({});
      const left = Object.values(values).flat().length > 0 ? 1 : 6;
      const groups = [group('a', left), group('b', left), group('c', 6), group('d', 6)];
      return (
        <div className={className}>
          <div className="h-500" />
          <FilterPanel {...{ groups, values }} onValuesChange={setValues} />
          <div className="h-500" />
        </div>
      );
    }
    mount(<Narrowed />);
    const box = page.getByRole('checkbox', { name: 'c 1' });
    box.element().scrollIntoView({ block: 'center' });
    const top = () => Math.round(box.element().getBoundingClientRect().top);
    const before = top();

    await box.click();
    await expect.element(page.getByRole('checkbox', { name: 'a 1' })).not.toBeInTheDocument();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    expect(top()).toBe(before);
  },
);
