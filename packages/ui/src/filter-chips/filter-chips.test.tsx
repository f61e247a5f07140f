import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { FilterChips } from './filter-chips.tsx';

test('each filter leads to the list without it, the last link to the list without any', () => {
  const items = [{ href: '/a', label: '220 V' }];
  const html = renderHtml(<FilterChips items={items} clearHref="/all" />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/a', '/all']);
  expect(html).toContain('aria-label="Remover filtro 220 V"');
});

test('nothing shows where nothing applies', () => {
  expect(renderHtml(<FilterChips items={[]} clearHref="/all" />)).toBe('');
});
