import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { FilterPanel } from './filter-panel.tsx';

test('the count of a department is grouped by thousands', () => {
  const departments = [{ href: '/fixacao', label: 'Fixação', count: 12_345 }];
  expect(renderHtml(<FilterPanel departments={departments} />)).toContain('>12.345<');
});

test('brands say how many there are, and can be cleared once some are chosen', () => {
  const brands = [{ value: '3', label: 'Makro', count: 1234 }];
  const panel = (selected: readonly string[]) =>
    renderHtml(<FilterPanel brands={brands} selected={selected} clearHref="/fixacao" />);
  expect(panel([])).toContain('>1.234<');
  expect(panel([])).not.toContain('href="/fixacao"');
  expect(panel(['3'])).toContain('href="/fixacao"');
});
