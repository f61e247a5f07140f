import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShoppingCart } from './lucide/index.ts';

test('an icon is decoration beside a text', () => {
  expect(renderToString(<ShoppingCart className="size-5" />)).toMatch(
    /^<svg[^>]*aria-hidden="true"[^>]*class="icon-ui size-5"/,
  );
});

test('an icon with a label is a picture of that name', () => {
  const html = renderToString(<ShoppingCart aria-label="Carrinho" />);
  expect(html).toContain('role="img"');
  expect(html).not.toContain('aria-hidden');
});

test('an icon follows its props, whatever the stylesheet says of all', () => {
  const html = renderToString(<ShoppingCart strokeWidth={1.5} fill="red" stroke="blue" />);
  expect(html).toMatch(/<path d="[^"]*" fill="red" stroke="blue" stroke-width="1.5">/);
});
