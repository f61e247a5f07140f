import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { Pagination } from './pagination.tsx';

const render = (page: number, pageCount: number) =>
  renderHtml(<Pagination page={page} pageCount={pageCount} hrefFor={(to) => `/p?page=${to}`} />);

describe('Pagination', () => {
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

  test('is nothing for a single page', () => {
    expect(render(1, 1)).toBe('');
  });
});
