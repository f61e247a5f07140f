import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

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
    { numRuns: 3000 },
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
    { numRuns: 300 },
  );
});
