import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { SpecTable } from './spec-table.tsx';

// Spec: storefront 2.56
test('a technical sheet shows "-" for an empty, blank or missing value', () => {
  const html = renderHtml(
    <SpecTable
      rows={[
        { name: 'Potência', value: '750 W' },
        { name: 'Garantia', value: '' },
        { name: 'Cor', value: '  ' },
        { name: 'Peso', value: null },
      ]}
    />,
  );
  const values = [...html.matchAll(/<td[^>]*>([^<]*)</g)].map(([, value]) => value);
  expect(values).toEqual(['750\u00A0W', '-', '-', '-']);
});

test('lines in another language say so, and the headings above them do not', () => {
  const html = renderHtml(
    <SpecTable rows={[{ name: 'Voltaje', value: '220 V' }]} rowsLang="es-PY" />,
  );

  expect(html.match(/<[a-z]+ lang="es-PY"/g)).toEqual(['<tbody lang="es-PY"']);
});
