import { cnpjMask, cpfMask } from '@ponte/regional/masks';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { KitProvider } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { renderHtml } from '../test/render.tsx';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

/** The text with a bar where the caret is, or two around the selection. */
const shown = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  const selected = start === end ? '|' : `|${value.slice(start, end)}|`;
  return value.slice(0, start) + selected + value.slice(end);
};

const place = (input: HTMLInputElement, start: number, end = start) => {
  input.focus();
  input.setSelectionRange(start, end);
};

function Controlled(props: Partial<MaskedInputProps>) {
  const [value, setValue] = useState('');
  return (
    <MaskedInput label="CPF" mask={cpfMask} value={value} onValueChange={setValue} {...props} />
  );
}

describe.each([
  ['uncontrolled', <MaskedInput key="u" label="CPF" mask={cpfMask} />],
  ['controlled by raw characters', <Controlled key="c" />],
])('MaskedInput, %s', (_, field) => {
  test('loses no digit at typing speed', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('52998224725');
    expect(shown(input)).toBe('529.982.247-25|');
  });

  test('keeps the caret behind a digit typed in the middle', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('5299822472');
    place(input, 5);
    await userEvent.keyboard('1');
    expect(shown(input)).toBe('529.91|8.224-72');
  });

  test('deletes the digit before a literal that Backspace hits', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('529982');
    place(input, 4);
    await userEvent.keyboard('{Backspace}');
    expect(shown(input)).toBe('52|9.82');
  });

  test('deletes the digit after a literal that Delete hits', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('529982');
    place(input, 3);
    await userEvent.keyboard('{Delete}');
    expect(shown(input)).toBe('529|.82');
  });

  test('goes back and forth among edits', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('5299');
    await userEvent.keyboard('.');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(shown(input)).toBe('529|');
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(shown(input)).toBe('5|');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(shown(input)).toBe('52|');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(shown(input)).toBe('529|');
    await userEvent.keyboard('1{Control>}y{/Control}');
    expect(shown(input)).toBe('529.1|');
    await userEvent.keyboard('{Control>}zzzzzz{/Control}');
    expect(shown(input)).toBe('|');
  });

  test('replaces a selection across literals', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('52998224725');
    place(input, 2, 9);
    await userEvent.keyboard('0');
    expect(shown(input)).toBe('520|.472.5');
  });

  test('shows what the mask has no place for, and takes the number back without it', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('529982');
    place(input, 2);
    await userEvent.keyboard('x');
    expect(shown(input)).toBe('52x|9.982');
    await userEvent.keyboard('{Backspace}');
    expect(shown(input)).toBe('52|9.982');
  });

  test('shows a digit too many, and takes the number back without it', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('529982247251');
    expect(input.value.replaceAll(/\D/g, '')).toBe('529982247251');
    await userEvent.keyboard('{Backspace}');
    expect(shown(input)).toBe('529.982.247-25|');
  });

  test('lets an input method compose undisturbed and masks what it leaves', async () => {
    mount(field);
    const input = inputOf('CPF');
    input.focus();
    await userEvent.keyboard('529');
    for (const text of ['9', '98', '982']) {
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await expect.poll(() => input.value).toBe('529982');
    await cdp().send('Input.insertText', { text: '982' });
    await expect.poll(() => shown(input)).toBe('529.982|');
  });
});

describe('MaskedInput', () => {
  test('reports the raw characters and the text after an edit, and the text in the change event', async () => {
    const onValueChange = vi.fn<(raw: string, text: string) => void>();
    const seen: string[] = [];
    mount(
      <MaskedInput
        label="CNPJ"
        mask={cnpjMask}
        onValueChange={onValueChange}
        onChange={(event) => seen.push(event.target.value)}
      />,
    );
    inputOf('CNPJ').focus();
    await userEvent.keyboard('12a');
    expect(onValueChange).toHaveBeenLastCalledWith('12A', '12.A');
    expect(seen).toEqual(['1', '12', '12.A']);
  });

  test('reports an input method’s text once it is masked', async () => {
    const onValueChange = vi.fn<(raw: string, text: string) => void>();
    const seen: string[] = [];
    mount(
      <MaskedInput
        label="CNPJ"
        mask={cnpjMask}
        onValueChange={onValueChange}
        onChange={(event) => seen.push(event.target.value)}
      />,
    );
    inputOf('CNPJ').focus();
    await cdp().send('Input.imeSetComposition', {
      text: '12a',
      selectionStart: 3,
      selectionEnd: 3,
    });
    await cdp().send('Input.insertText', { text: '12a' });
    await expect.poll(() => seen.at(-1)).toBe('12.A');
    expect(onValueChange.mock.calls.at(-1)).toEqual(['12A', '12.A']);
  });

  test('puts another mask on the same content when the mask changes', () => {
    const { rerender } = mount(<MaskedInput label="D" mask={cpfMask} defaultValue="52998224725" />);
    rerender(<MaskedInput label="D" mask={cnpjMask} defaultValue="52998224725" />);
    expect(inputOf('D').value).toBe('52.998.224/725');
  });

  test('shows a value that is not masked as the consumer gives it, masked', () => {
    const { rerender } = mount(<MaskedInput label="CPF" mask={cpfMask} value="529" readOnly />);
    rerender(<MaskedInput label="CPF" mask={cpfMask} value="52998" readOnly />);
    expect(inputOf('CPF').value).toBe('529.98');
  });

  test('masks what was typed before the page was hydrated', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderHtml(<MaskedInput label="CPF" mask={cpfMask} defaultValue="529" />);
    inputOf('CPF').value = '52998';
    const root = hydrateRoot(
      host,
      <KitProvider locale={ptBR}>
        <MaskedInput label="CPF" mask={cpfMask} defaultValue="529" />
      </KitProvider>,
    );
    await expect.poll(() => inputOf('CPF').value).toBe('529.98');
    root.unmount();
    host.remove();
  });
});

describe('MaskedInput in react-hook-form', () => {
  test('shows stored and set values masked and gives back what it shows', async () => {
    const sent: unknown[] = [];
    function Form() {
      const { register, handleSubmit, setValue } = useForm({
        defaultValues: { cpf: '52998224725' },
      });
      return (
        <form onSubmit={handleSubmit((values) => void sent.push(values))}>
          <MaskedInput label="CPF" mask={cpfMask} {...register('cpf')} />
          <button type="button" onClick={() => setValue('cpf', '11144477735')}>
            set
          </button>
          <button type="submit">send</button>
        </form>
      );
    }
    const { container } = mount(<Form />);
    const [set, send] = container.querySelectorAll('button');
    expect(inputOf('CPF').value).toBe('529.982.247-25');

    set?.click();
    expect(inputOf('CPF').value).toBe('111.444.777-35');

    inputOf('CPF').focus();
    await userEvent.keyboard('{End}{Backspace}{Backspace}3');
    expect(inputOf('CPF').value).toBe('111.444.777-3');
    send?.click();
    await expect.poll(() => sent).toEqual([{ cpf: '111.444.777-3' }]);
  });
});
