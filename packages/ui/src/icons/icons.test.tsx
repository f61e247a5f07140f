import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShoppingCart } from './icons.ts';

test('an icon is decoration beside a text', () => {
  expect(renderToString(<ShoppingCart className="size-5" />)).toMatch(
    /^<svg[^>]*aria-hidden="true"[^>]*class="size-5"/,
  );
});

test('an icon with a label is a picture of that name', () => {
  const html = renderToString(<ShoppingCart aria-label="Carrinho" />);
  expect(html).toContain('role="img"');
  expect(html).not.toContain('aria-hidden');
});
