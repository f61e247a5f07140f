import { cepMask, cpfMask } from '@ponte/regional/masks';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { MaskedInput } from './masked-input.tsx';

describe('MaskedInput on the server', () => {
  test.each(['52998224725', '529.982.247-25', 'CPF: 529 982 247 25'])(
    'sends "%s" masked, uncontrolled and controlled',
    (given) => {
      const uncontrolled = renderHtml(
        <MaskedInput label="A" mask={cpfMask} defaultValue={given} />,
      );
      const controlled = renderHtml(
        <MaskedInput label="A" mask={cpfMask} value={given} readOnly />,
      );
      expect(uncontrolled).toContain('value="529.982.247-25"');
      expect(controlled).toContain('value="529.982.247-25"');
    },
  );

  test('asks for the keyboard that suits the mask', () => {
    expect(renderHtml(<MaskedInput label="CEP" mask={cepMask} />)).toContain('inputMode="numeric"');
  });
});
