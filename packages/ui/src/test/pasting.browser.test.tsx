import { cpfMask } from '@ponte/regional/masks';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import { formsEsPY } from '../locales/forms/es-PY.ts';
import { formsPtBR } from '../locales/forms/pt-BR.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { MaskedInput } from '../masked-input/masked-input.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { inputOf, mount } from './mount.tsx';

// All in one file: a browser has one clipboard for its pages, and files run at the same time.

const country = () => document.querySelector('select')?.value;

/** Copies a text, as a shopper would from a message. */
const copy = async (text: string) => {
  const source = document.body.appendChild(document.createElement('input'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
};

function Controlled() {
  const [value, setValue] = useState('');
  return <MaskedInput label="CPF" mask={cpfMask} value={value} onValueChange={setValue} />;
}

describe.each([
  ['uncontrolled', <MaskedInput key="u" label="CPF" mask={cpfMask} />],
  ['controlled by raw characters', <Controlled key="c" />],
])('MaskedInput, %s', (_, field) => {
  test('takes a paste in a common form over everything', async () => {
    mount(field);
    await copy('CPF: 529 982 247/25');
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('111');
    input.select();
    await userEvent.paste();
    expect(input.value).toBe('529.982.247-25');
    expect([input.selectionStart, input.selectionEnd]).toEqual([14, 14]);
  });
});

describe('PhoneInput', () => {
  test.each([
    ['+595 (981) 123-456', '+595 981 123 456', 'PY'],
    ['00595 981 123456', '+595 981 123 456', 'PY'],
    ['+54 11 2345-6789', '+54 112 345 6789', 'AR'],
    ['0 11 98765.4321', '+55 (11) 98765-4321', 'BR'],
  ])('takes the pasted %s as %s of %s', async (pasted, text, expected) => {
    mount(<PhoneInput />);
    await copy(pasted);
    inputOf('Telefone').focus();
    await userEvent.paste();
    expect(inputOf('Telefone').value).toBe(text);
    expect(country()).toBe(expected);
  });

  test.each([
    ['+1 415 555 1234', ptBR, formsPtBR.phone.unfit],
    ['(45) 99988-7766', esPY, formsEsPY.phone.unfit],
  ])(
    'keeps %s as it is pasted or typed, and says that it does not fit',
    async (number, locale, unfit) => {
      mount(<PhoneInput label="Telefone" />, locale);
      const input = inputOf('Telefone');
      await copy(number);
      input.focus();
      await userEvent.paste();
      expect(input.value).toBe(number);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(document.body.textContent).toContain(unfit);

      await userEvent.clear(input);
      expect(document.body.textContent).not.toContain(unfit);
      input.focus();
      await userEvent.keyboard(number);
      expect(input.value.replaceAll(/\D/g, '')).toContain(number.replaceAll(/\D/g, ''));
      expect(document.body.textContent).toContain(unfit);
    },
  );
});
