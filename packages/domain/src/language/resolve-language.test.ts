import { describe, expect, test } from 'vitest';
import { regionBR, regionPY } from '../testing/index.ts';
import { resolveLanguage, storefrontAddress } from './resolve-language.ts';

describe('the language of a page', () => {
  // Spec: storefront 1.3, 4.9
  // Spec: decision 1, 4
  test.each([
    ['https://br.ponte.example/', regionBR, 'pt-BR'],
    ['https://py.ponte.example/', regionPY, 'es-PY'],
    // The domain says it, whatever the app was built for.
    ['https://py.ponte.example/', regionBR, 'es-PY'],
    ['https://br.ponte.example/?force_lang=es-PY', regionBR, 'pt-BR'],
    ['http://localhost:5173/', regionBR, 'pt-BR'],
    ['http://localhost:5173/', regionPY, 'es-PY'],
    ['http://localhost:5173/?force_lang=es-PY', regionBR, 'es-PY'],
    ['http://localhost:5173/?force_lang=pt-BR', regionPY, 'pt-BR'],
    ['http://localhost:5173/?force_lang=en', regionPY, 'es-PY'],
    ['http://localhost:5173/?force_lang=', regionBR, 'pt-BR'],
    // Another port or a subdomain is another host.
    ['https://br.ponte.example:8443/?force_lang=es-PY', regionBR, 'es-PY'],
    ['https://preview.py.ponte.example/', regionBR, 'pt-BR'],
  ] as const)('at %s, built for $code, is %s', (address, region, locale) => {
    const question = { address, region, customerKind: null, forced: null };
    expect(resolveLanguage(question).locale).toBe(locale);
  });

  test.each([
    ['foreign', 'https://py.ponte.example/', 'pt-BR'],
    ['resident', 'https://br.ponte.example/', 'es-PY'],
    ['resident', 'http://localhost:5173/?force_lang=pt-BR', 'es-PY'],
  ] as const)('of a %s customer at %s is %s', (customerKind, address, locale) => {
    const question = { address, region: regionBR, customerKind, forced: null };
    expect(resolveLanguage(question).locale).toBe(locale);
  });

  test('stays what was asked for during a visit of another host', () => {
    const first = resolveLanguage({
      address: 'http://localhost:5173/?force_lang=es-PY',
      region: regionBR,
      customerKind: null,
      forced: null,
    });
    const later = resolveLanguage({
      address: 'http://localhost:5173/produtos',
      region: regionBR,
      customerKind: null,
      forced: first.forced,
    });
    expect(later.locale).toBe('es-PY');
  });
});

// Spec: storefront 4.9
test.each([
  ['https://br.ponte.example/?force_lang=es-PY', 'https://br.ponte.example/'],
  [
    'http://localhost/produtos?text=a%20b&force_lang=xx&page=2#top',
    'http://localhost/produtos?text=a+b&page=2#top',
  ],
  ['http://localhost/produtos?text=a%20b', null],
])('the address %s becomes %s', (address, cleanedAddress) => {
  const question = { address, region: regionBR, customerKind: null, forced: null };
  expect(resolveLanguage(question).cleanedAddress).toBe(cleanedAddress);
});

test.each([
  ['es-PY', '/', '', 'https://py.ponte.example/?force_lang=es-PY'],
  [
    'pt-BR',
    '/produtos',
    '?text=serra&page=2',
    'https://br.ponte.example/produtos?text=serra&page=2&force_lang=pt-BR',
  ],
  ['pt-BR', '/', '?force_lang=es-PY', 'https://br.ponte.example/?force_lang=pt-BR'],
] as const)('the flag menu leads to %s for %s%s', (locale, path, search, address) => {
  expect(storefrontAddress(regionBR, locale, path, search)).toBe(address);
});
