import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { Pagination } from './pagination.tsx';

const render = (page: number, pageCount: number) =>
  renderHtml(<Pagination page={page} pageCount={pageCount} hrefFor={(to) => `/p?page=${to}`} />);

describe('Pagination', () => {
  // Spec: storefront 2.44
  test('links every page, so that it works before JavaScript', () => {
    const hrefs = [...render(2, 3).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['/p?page=1', '/p?page=1', '/p?page=2', '/p?page=3', '/p?page=3']);
  });

  test('marks the current page', () => {
    expect(render(2, 3).match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([
      expect.stringContaining('href="/p?page=2"'),
    ]);
  });

  test('has no previous link on the first page and no next one on the last', () => {
    expect(render(1, 3)).not.toContain('rel="prev"');
    expect(render(1, 3)).toContain('rel="next"');
    expect(render(3, 3)).not.toContain('rel="next"');
  });

  test('leads to the first and last page of a hundred, and shows where pages are left out', () => {
    const html = render(50, 100);
    for (const page of [1, 49, 50, 51, 100]) expect(html).toContain(`aria-label="Página ${page}"`);
    expect(html.match(/<li aria-hidden="true"><\/li>/g)).toHaveLength(2);
    expect(render(2, 5)).not.toContain('<li aria-hidden');
  });

  test('is nothing for a single page', () => {
    expect(render(1, 1)).toBe('');
  });
});
