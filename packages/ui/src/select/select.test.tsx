import { describe, expect, test } from 'vitest';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { Select } from './select.tsx';

const options = [{ value: '38', label: 'Alto Paraná' }];

describe('Select', () => {
  test("begins with the locale's empty choice", () => {
    expect(renderHtml(<Select label="D" options={options} />)).toMatch(
      /<option value="" selected="">Selecione|<option value="">Selecione/,
    );
    expect(renderHtml(<Select label="D" options={options} />, esPY)).toContain('Seleccione');
  });

  test('leaves the empty choice out when there is nothing to leave open', () => {
    expect(renderHtml(<Select label="D" options={options} placeholder={null} />)).not.toContain(
      'value=""',
    );
  });

  test('cannot be used while its choices are being loaded', () => {
    const html = renderHtml(<Select label="D" pending />);
    expect(html).toMatch(/<select[^>]*aria-busy="true"[^>]*disabled/);
  });
});
