import { expect, test } from 'vitest';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { Badge } from './badge.tsx';

const read = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('says its word in each language, with a sign for it', () => {
  expect(read(renderHtml(<Badge variant="discount" percent={23} />))).toBe('23% de desconto');
  expect(read(renderHtml(<Badge variant="discount" percent={23} />, esPY))).toBe(
    '23 % de descuento',
  );
  expect(renderHtml(<Badge variant="soldOut" />)).toContain('<svg');
});

test('has the colour of what it says, unless another one is given', () => {
  expect(renderHtml(<Badge variant="new" />)).toContain('ui-tone-info');
  expect(renderHtml(<Badge variant="new" tone="warning" />)).toMatch(
    /ui-tone-warning(?!.*ui-tone-info)/,
  );
});

test('shows a word of the consumer without a sign', () => {
  const html = renderHtml(<Badge>Sob encomenda</Badge>);
  expect(read(html)).toBe('Sob encomenda');
  expect(html).not.toContain('<svg');
});
