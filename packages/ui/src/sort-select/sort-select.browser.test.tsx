import { expect, test } from 'vitest';
import { mount } from '../test/mount.tsx';
import { sortOptions } from '../test/samples.ts';
import { SortSelect } from './sort-select.tsx';

test('another order is shown in the same element, which keeps the focus', () => {
  const { container, rerender } = mount(<SortSelect options={sortOptions} value="new" />);
  const select = container.querySelector('select');
  select?.focus();

  rerender(<SortSelect options={sortOptions} value="price" />);

  expect(document.activeElement).toBe(select);
  expect(select?.isConnected).toBe(true);
  expect(select?.value).toBe('price');
});

test('a choice stands while the list that it leads to is on its way', () => {
  const { container, rerender } = mount(<SortSelect options={sortOptions} value="new" />);
  const select = container.querySelector('select');
  if (select) select.value = 'name';

  rerender(<SortSelect options={sortOptions} value="new" className="w-full" />);

  expect(select?.value).toBe('name');
});
