import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

// Spec: decision 30
it.each([
  '/',
  '/checkout',
  '/perfil/enderecos',
  '/pedido/123?acompanhar=1#itens',
  '/produtos?text=serra%20circular&page=2',
  // What stands in a query leads nowhere by itself.
  '/produtos?text=https://evil.example',
  '/produtos?text=//evil.example',
  '/cadastro?redirect=%2Fcheckout',
  '/login?redirect=%2F%2Fevil.example',
  '/produto/a%2Fb',
  '/produto/50%25',
  '/produto/furadeira-%C3%A0-bateria',
  '/a//b',
  '/perfil#//evil.example',
])('follows %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it('writes a path as a browser does', () => {
  expect(safeRedirect('/perfil/../checkout?x=á')).toBe('/checkout?x=%C3%A1');
});

it.each([null, undefined, ''])('follows nothing for %j', (asked) => {
  expect(safeRedirect(asked)).toBeUndefined();
});

const encode = (text: string) =>
  text.replaceAll(/[^a-z.]/gi, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
const twice = (text: string) => text.replaceAll('%', '%25');

/** Ways to begin that lead, or once led, some browser or router away. */
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '/\0/',
  '/\u0085//',
  '\t//',
  ' //',
  '\u00a0//',
  '\ufeff//',
  '/./\\',
  '/.//',
  '/..//',
  '/./..//',
  '/a/..//',
  '/%2e//',
  '/%2e%2e//',
  '/%2f',
  '/%2F',
  '/%2f/',
  '/%5c',
  '/%5C/',
  '/%09/',
  '/%0a/',
  '/%00',
  '/%252f',
  '/%255c',
  '/%25252f',
  '/.%2f%2f',
  '/%2e/%2f',
  '/%2e%2e/%2f',
  '%2f%2f',
  '%2f',
  './/',
  '..//',
  'https://',
  'https:/',
  'https:',
  'HTTPS://',
  'http://shop.invalid@',
  'https:\\\\',
  'ftp://',
  'javascript://',
  'data://',
  'blob:https://',
  '@',
  '.',
  '?//',
  '#//',
];
const hosts = ['evil.example', 'evil.example/perfil', 'evil.example:443', '[::1]'];

describe('refuses', () => {
  it.each(beginnings.flatMap((beginning) => hosts.map((host) => `${beginning}${host}`)))(
    '%j',
    (asked) => {
      expect(safeRedirect(asked)).toBeUndefined();
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'mailto:a@evil.example',
    'checkout',
    '/check\\out',
    '/check\u0000out',
    '/check\u007fout',
    '/check%00out',
    '/%',
    '/%zz',
    '/%c3',
    'null',
    'undefined',
    encode('//evil.example'),
    twice(encode('//evil.example')),
    `/${encode('/evil.example')}`,
    `/${twice(encode('/evil.example'))}`,
    '/%252f%25zz',
    `/${twice(twice(twice(twice(twice(encode('/evil.example'))))))}`,
  ])('%j', (asked) => {
    expect(safeRedirect(asked)).toBeUndefined();
  });

  // Spec: decision 30
  it('whatever a browser would take for another origin, in any mixture of their parts', () => {
    const parts = ['/', '\\', '.', '..', '%2f', '%5c', '%09', '\t', '%2e', ':', '@', 'a', '%252f'];
    const base = 'https://shop.example';
    for (const a of parts) {
      for (const b of parts) {
        for (const c of parts) {
          const followed = safeRedirect(`/${a}${b}${c}evil.example`);
          if (followed === undefined) continue;
          for (const form of [followed, decodeURI(followed)]) {
            const { origin, pathname } = new URL(form, base);
            expect({ followed, origin }).toEqual({ followed, origin: base });
            expect(pathname).not.toMatch(/^\/[/\\]/);
          }
        }
      }
    }
  });
});
