import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { esPY } from '../locales/es-PY.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { DocumentInput } from './document-input.tsx';

const recognised = () => document.querySelector('output')?.textContent;

describe('DocumentInput', () => {
  test('says CPF once the check digits are right, and nothing before', async () => {
    const onValueChange = vi.fn<(value: string, recognised: readonly string[]) => void>();
    mount(<DocumentInput onValueChange={onValueChange} />);
    inputOf('CPF ou CNPJ').focus();
    await userEvent.keyboard('5299822472');
    expect(recognised()).toBe('');
    await userEvent.keyboard('5');
    expect(inputOf('CPF ou CNPJ').value).toBe('529.982.247-25');
    expect(recognised()).toBe('Reconhecido:CPF');
    expect(onValueChange).toHaveBeenLastCalledWith('52998224725', ['cpf']);
  });

  test('says nothing when a digit is wrong', async () => {
    mount(<DocumentInput />);
    inputOf('CPF ou CNPJ').focus();
    await userEvent.keyboard('52998224726');
    expect(recognised()).toBe('');
  });

  test('goes on from CPF to CNPJ with the caret where it was', async () => {
    mount(<DocumentInput />);
    const input = inputOf('CPF ou CNPJ');
    input.focus();
    await userEvent.keyboard('12abc34501de35');
    expect(input.value).toBe('12.ABC.345/01DE-35');
    expect(input.selectionStart).toBe(input.value.length);
    expect(recognised()).toBe('Reconhecido:CNPJ');
  });

  test('names both when a number can be a RUC and a cédula', async () => {
    mount(<DocumentInput />, esPY);
    inputOf('RUC o Cédula').focus();
    await userEvent.keyboard('26603');
    expect(recognised()).toBe('Reconocido:RUC o Cédula');
  });

  // Spec: decision 49
  test.each([
    ['1234567a-2', '1234567A-2', '1234567A2', ['ruc']],
    ['1234504A-0', '1234504A-0', '1234504A0', ['ruc']],
    ['80028061-0', '80028061-0', '800280610', ['ruc']],
    // Without the letter it would be another taxpayer's.
    ['1234504E-0', '123450-4E-0', '1234504E0', []],
  ])('keeps each character of the RUC %s as it is typed', async (typed, shown, value, types) => {
    const onValueChange = vi.fn<(value: string, recognised: readonly string[]) => void>();
    function Held() {
      const [held, setHeld] = useState('');
      return (
        <DocumentInput
          label="Controlado"
          types={['ruc']}
          value={held}
          onValueChange={(next) => setHeld(next)}
        />
      );
    }
    mount(
      <>
        <DocumentInput types={['ruc']} onValueChange={onValueChange} />
        <Held />
      </>,
      esPY,
    );
    const input = inputOf('RUC');
    expect([input.inputMode, input.autocapitalize]).toEqual(['text', 'characters']);
    input.focus();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(input.value).toBe(shown);
    expect(onValueChange.mock.lastCall?.[1]).toEqual(types);
    expect(onValueChange.mock.lastCall?.[0].replaceAll('-', '')).toBe(value);

    inputOf('Controlado').focus();
    await userEvent.keyboard(typed);
    expect(inputOf('Controlado').value.replaceAll('-', '').toUpperCase()).toBe(value);
  });

  test('leaves open whether a number is a RUC or a cédula', async () => {
    mount(<DocumentInput />, esPY);
    inputOf('RUC o Cédula').focus();
    await userEvent.keyboard('26603');
    await userEvent.tab();
    expect(inputOf('RUC o Cédula').value).toBe('26603');
  });

  test('formats a recognised document on leaving where no mask could', async () => {
    const onChange = vi.fn<() => void>();
    mount(<DocumentInput onChange={onChange} />, esPY);
    inputOf('RUC o Cédula').focus();
    await userEvent.keyboard('80028061-0');
    await userEvent.clear(inputOf('RUC o Cédula'));
    await userEvent.keyboard('4123457');
    const before = onChange.mock.calls.length;
    await userEvent.tab();
    expect(inputOf('RUC o Cédula').value).toBe('4.123.457');
    expect(onChange.mock.calls.length).toBe(before + 1);
  });
});
