import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { RichText } from './rich-text.tsx';

/** The same random cases in every run. */
const seed = 20_261_123;

const tags =
  'p h1 h2 ul ol li dl dt dd table thead tbody tr td th a b em br hr blockquote div span script'.split(
    ' ',
  );

const piece = fc.oneof(
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom('a', ' ', 'ção', '&nbsp;', '<', '<!--', '-->', '<a href="/x">', '<td colspan=2>'),
  fc.string({ maxLength: 4 }),
);

// Spec: storefront 2.56
test('any HTML becomes markup that a browser reads back unchanged', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = renderToStaticMarkup(<RichText html={pieces.join('')} />);
      const template = document.createElement('template');
      template.innerHTML = html;
      const again = template.innerHTML;
      const canonical = (text: string) =>
        text
          .replaceAll('/>', '>')
          .replaceAll('&#x27;', "'")
          .replaceAll('\u00A0', '&nbsp;')
          .replaceAll(/colSpan|rowSpan/g, (name) => name.toLowerCase());
      expect(canonical(again).replaceAll('&quot;', '"')).toBe(
        canonical(html).replaceAll('&quot;', '"'),
      );
    }),
    { numRuns: 3000, seed },
  );
});

test('the words of well-formed HTML are those that a browser shows', () => {
  const block = fc.constantFrom('p', 'h2', 'blockquote', 'li', 'td');
  const text = fc.constantFrom('motor', '750 W', 'aço &amp; ferro', 'a &lt; b', 'maçã');
  fc.assert(
    fc.property(fc.array(fc.tuple(block, text), { maxLength: 8 }), (blocks) => {
      const html = blocks.map(([tag, words]) => `<${tag}>${words}</${tag}>`).join('');
      const own = document.createElement('div');
      own.innerHTML = renderToStaticMarkup(<RichText html={html} />);
      const browsers = new DOMParser().parseFromString(html, 'text/html').body;
      expect(own.textContent).toBe(browsers.textContent);
    }),
    { numRuns: 300, seed },
  );
});

test('a table with more columns than fit scrolls by itself, and keeps its words whole', async () => {
  const words = ['Rotação', 'Impactos', 'Torque', 'Diâmetro', 'Material'];
  const row = words.map((word) => `<td>${word}</td>`).join('');
  mount(
    <div className="w-50">
      <RichText html={`<table><tr>${row}</tr></table>`} />
    </div>,
  );

  const table = page.getByRole('table').element();
  const frame = table.parentElement;
  expect(table.getBoundingClientRect().width).toBeGreaterThan(200);
  expect(frame?.getBoundingClientRect().width).toBe(200);
  await userEvent.tab();
  expect(document.activeElement).toBe(frame);
});

test('a table that fits is no stop for the keyboard', async () => {
  mount(<RichText html="<table><tr><td>Motor</td><td>10 HP</td></tr></table>" />);
  expect(page.getByRole('table').element().closest('[tabindex]')).toBeNull();
});
