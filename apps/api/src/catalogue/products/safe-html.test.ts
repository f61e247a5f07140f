import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { safeHtml, sanitised } from './safe-html.ts';

test.each([
  ['<p>Com <strong>força</strong></p>', '<p>Com <strong>força</strong></p>'],
  ['<ul><li>Um</li></ul>', '<ul><li>Um</li></ul>'],
  ['<table><tr><td>1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
  ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['<a href="https://a.example" target="_blank">a</a>', '<a href="https://a.example">a</a>'],
])('%s is kept as %s', (html, kept) => {
  expect(safeHtml(html)).toBe(kept);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="  java\nscript:alert(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<p onclick="alert(1)">a</p>',
  '<style>p{background:url(https://evil.example)}</style>',
  '<form action="https://evil.example"><input name="cpf"></form>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
])('%s leaves nothing that runs, loads or leads away', (html) => {
  const safe = safeHtml(html);

  expect(safe).not.toMatch(/script|onerror|onload|onclick|href|src|style|form|input|iframe|svg/i);
});

const text = string({ unit: 'binary' });
const plain = text.map((one) => one.replaceAll(/[<>&]/g, ''));
const strong = plain.map((one) => `<strong>${one}</strong>`);
const phrase = array(oneof(plain, strong), { maxLength: 3 }).map((parts) => parts.join(''));
const paragraph = phrase.map((one) => `<p>${one}</p>`);
const bullets = array(phrase, { maxLength: 4 }).map(
  (all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`,
);
const piece = oneof(
  text,
  constantFrom(
    ...'<p>|</p>|<ul>|</ul>|<li>|</li>|<strong>|</strong>|<b>|<br>|<p |<|>|&|&amp;|"|\''.split('|'),
  ),
);

test.each([
  ['has nothing to take away', array(oneof(phrase, paragraph, bullets))],
  ['is broken', array(oneof(piece, phrase, paragraph, bullets))],
])('a description that %s comes out as the library has it', (_, pieces) => {
  assert(
    property(pieces, (all) => {
      expect(safeHtml(all.join(''))).toBe(sanitised(all.join('')));
    }),
    { numRuns: 2000 },
  );
});
