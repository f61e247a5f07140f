import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { PhoneInput } from './phone-input.tsx';

const country = () => document.querySelector('select')?.value;
const chooseCountry = async (value: string) => {
  const select = document.querySelector('select');
  if (select) await userEvent.selectOptions(select, value);
};

describe('PhoneInput', () => {
  // Spec: decision 28
  test('masks by the country of the locale and reports the number with its calling code', async () => {
    const onValueChange = vi.fn<(value: string, country: string) => void>();
    mount(<PhoneInput onValueChange={onValueChange} />);
    inputOf('Telefone').focus();
    await userEvent.keyboard('11987654321');
    expect(inputOf('Telefone').value).toBe('+55 (11) 98765-4321');
    expect(onValueChange).toHaveBeenLastCalledWith('+5511987654321', 'BR');
  });

  test('begins in Paraguay in the Spanish kit', async () => {
    mount(<PhoneInput />, esPY);
    inputOf('Teléfono').focus();
    await userEvent.keyboard('0981123456');
    expect(inputOf('Teléfono').value).toBe('+595 981 123 456');
    expect(country()).toBe('PY');
  });

  test('follows a calling code that is typed', async () => {
    mount(<PhoneInput />);
    inputOf('Telefone').focus();
    await userEvent.keyboard('+595981123456');
    expect(inputOf('Telefone').value).toBe('+595 981 123 456');
    expect(country()).toBe('PY');
  });

  test('keeps its country while the middle of a number is edited', async () => {
    mount(<PhoneInput defaultValue="5511987654321" />);
    const input = inputOf('Telefone');
    input.focus();
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('5');
    expect(country()).toBe('BR');
    expect(input.value).toBe('+555 (11) 98765-4321');
    await userEvent.keyboard('{Backspace}');
    expect(country()).toBe('BR');
    expect(input.value).toBe('+55 (11) 98765-4321');
  });

  test('keeps the digits when another country is chosen, though they do not fit it', async () => {
    const onValueChange = vi.fn<(value: string, country: string) => void>();
    mount(<PhoneInput onValueChange={onValueChange} />);
    inputOf('Telefone').focus();
    await userEvent.keyboard('11987654321');
    await chooseCountry('PY');
    expect(inputOf('Telefone').value).toBe('11987654321');
    expect(onValueChange).toHaveBeenLastCalledWith('11987654321', 'PY');
    await chooseCountry('BR');
    expect(inputOf('Telefone').value).toBe('+55 (11) 98765-4321');
  });

  test('takes a number that was too long by one digit back into the mask', async () => {
    mount(<PhoneInput />);
    inputOf('Telefone').focus();
    await userEvent.keyboard('119876543210');
    expect(inputOf('Telefone').value).toBe('+55 (11) 98765-43210');
    await userEvent.keyboard('{Backspace}');
    expect(inputOf('Telefone').value).toBe('+55 (11) 98765-4321');
    expect(inputOf('Telefone').getAttribute('aria-invalid')).toBeNull();
  });

  test.each(['+34912345678', '0034912345678', '1198765432x1'])(
    'leaves %s as it is typed, which is no number of the country',
    async (typed) => {
      mount(<PhoneInput />);
      inputOf('Telefone').focus();
      await userEvent.keyboard(typed);
      expect(inputOf('Telefone').value.replaceAll(/[^+\dx]/g, '')).toMatch(
        new RegExp(`${typed.replace('+', '\\+')}$`),
      );
      expect(inputOf('Telefone').getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('keeps the choice of a country while it is empty', async () => {
    mount(<PhoneInput />);
    await chooseCountry('AR');
    inputOf('Telefone').focus();
    await userEvent.keyboard('1123456789');
    expect(inputOf('Telefone').value).toBe('+54 112 345 6789');
  });

  test.each(['11987654321', '55999123456', '1132', '+595981123456', '00595981123456'])(
    'shows %s as it is typed when the consumer holds the number',
    async (typed) => {
      function Held() {
        const [value, setValue] = useState('');
        return <PhoneInput value={value} onValueChange={setValue} />;
      }
      mount(
        <>
          <Held />
          <PhoneInput label="Livre" />
        </>,
      );
      inputOf('Telefone').focus();
      await userEvent.keyboard(typed);
      inputOf('Livre').focus();
      await userEvent.keyboard(typed);
      expect(inputOf('Telefone').value).toBe(inputOf('Livre').value);
    },
  );

  test('can be held by the consumer as it was stored, without a plus', async () => {
    function Held() {
      const [value, setValue] = useState('595981123456');
      return <PhoneInput value={value} onValueChange={setValue} />;
    }
    mount(<Held />);
    expect(inputOf('Telefone').value).toBe('+595 981 123 456');
    expect(country()).toBe('PY');
    inputOf('Telefone').focus();
    await userEvent.keyboard('{End}{Backspace}{Backspace}7');
    expect(inputOf('Telefone').value).toBe('+595 981 123 47');
  });

  test('shows the country of a number that a form library sets', async () => {
    function Form() {
      const { register, setValue } = useForm({ defaultValues: { telefone: '5511987654321' } });
      return (
        <form>
          <PhoneInput {...register('telefone')} />
          <button type="button" onClick={() => setValue('telefone', '595981123456')}>
            set
          </button>
        </form>
      );
    }
    const { container } = mount(<Form />);
    expect(inputOf('Telefone').value).toBe('+55 (11) 98765-4321');
    container.querySelector('button')?.click();
    expect(inputOf('Telefone').value).toBe('+595 981 123 456');
    await expect.poll(country).toBe('PY');
  });

  test('has no choice of country when there is only one', () => {
    mount(<PhoneInput countries={['BR']} defaultValue="+595981123456" />);
    expect(document.querySelector('select')).toBeNull();
  });
});

test('a country that came with a pasted number goes with it', async () => {
  mount(<PhoneInput />);
  const input = inputOf('Telefone');
  input.focus();
  await userEvent.keyboard('+595981123456');
  expect(country()).toBe('PY');
  await userEvent.clear(input);
  expect(country()).toBe('BR');
  await userEvent.keyboard('11987654321');
  expect(input.value).toBe('+55 (11) 98765-4321');

  await userEvent.fill(input, '+595981123456');
  await userEvent.fill(input, '11987654321');
  expect(input.value).toBe('+55 (11) 98765-4321');
});
