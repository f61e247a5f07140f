import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { FilterPanel } from './filter-panel.tsx';

test('the count of a department is grouped by thousands', () => {
  const departments = [{ href: '/fixacao', label: 'Fixação', count: 12_345 }];
  expect(renderHtml(<FilterPanel departments={departments} />)).toContain('>12.345<');
});
