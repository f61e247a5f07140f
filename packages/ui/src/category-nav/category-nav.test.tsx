import { expect, test } from 'vitest';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { renderHtml } from '../test/render.tsx';
import { CategoryNav } from './category-nav.tsx';

test.each([
  { locale: ptBR, read: '12.345 produtos' },
  { locale: esPY, read: '12.345 productos' },
  { locale: enUS, read: '12.345 products' },
])('a count is grouped by thousands in $locale.tag, as it is seen and as it is read', (one) => {
  const items = [{ href: '/fixacao', label: 'Fixação', count: 12_345 }];
  const html = renderHtml(<CategoryNav items={items} />, one.locale);
  expect(html).toContain('>12.345<');
  expect(html).toContain(one.read);
});

test('a single product is one', () => {
  const items = [{ href: '/fixacao', label: 'Fixação', count: 1 }];
  expect(renderHtml(<CategoryNav items={items} />)).toContain('1 produto<');
});
