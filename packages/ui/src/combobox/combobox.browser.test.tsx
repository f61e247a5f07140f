import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { inputOf, mount } from '../test/mount.tsx';
import { Combobox, type ComboboxOption, type LoadComboboxOptions } from './combobox.tsx';

const cities: readonly ComboboxOption[] = [
  { value: '1', label: 'Foz do Iguaçu', detail: 'PR' },
  { value: '2', label: 'Foz do Jordão', detail: 'PR' },
  { value: '3', label: 'Fortaleza', detail: 'CE' },
];

const find: LoadComboboxOptions = async (text) =>
  cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));

const field = page.getByRole('combobox', { name: 'Cidade' });
const options = page.getByRole('option');
const list = page.getByRole('listbox');

/** Questions that a test answers when it likes. */
function heldBack() {
  const asked: { text: string; signal: AbortSignal; answer: (found: typeof cities) => void }[] = [];
  const load: LoadComboboxOptions = (text, signal) =>
    new Promise((answer) => {
      asked.push({ text, signal, answer });
    });
  return { asked, load };
}

describe('Combobox', () => {
  test('finds by typing, goes through the options by arrows, and takes one by Enter', async () => {
    const onValueChange = vi.fn<(option: ComboboxOption | null) => void>();
    mount(<Combobox label="Cidade" load={find} onValueChange={onValueChange} />);
    await field.click();
    await userEvent.keyboard('f');
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('oz');
    await expect.poll(() => options.elements()).toHaveLength(2);
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 opções');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(inputOf('Cidade').getAttribute('aria-activedescendant')).toBe(
      options.nth(1).element().id,
    );
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Foz do Jordão');
    await expect.element(list).not.toBeInTheDocument();
    expect(onValueChange.mock.calls).toEqual([[cities[1]]]);
  });

  test('takes one by a press, and the focus stays in the field', async () => {
    mount(<Combobox label="Cidade" load={find} />);
    await field.fill('fort');
    await page.getByRole('option', { name: /Fortaleza/ }).click();
    await expect.element(field).toHaveValue('Fortaleza');
    await expect.element(field).toHaveFocus();
  });

  test('asks once the text has rested, aborts the question before, and drops its late answer', async () => {
    const { asked, load } = heldBack();
    mount(<Combobox label="Cidade" load={load} delay={60} />);
    await field.click();
    await userEvent.keyboard('fo');
    await expect.poll(() => asked.map(({ text }) => text)).toEqual(['fo']);
    await expect.element(page.getByText('Buscando…')).toBeVisible();
    await userEvent.keyboard('zd');
    await expect.poll(() => asked.map(({ text }) => text)).toEqual(['fo', 'fozd']);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer(cities.slice(0, 1));
    await expect.poll(() => options.elements()).toHaveLength(1);
    asked[0]?.answer(cities);
    await expect.element(page.getByRole('status')).toHaveTextContent('1 opção');
    expect(options.elements()).toHaveLength(1);
  });

  test('does not ask any more once it was left or closed', async () => {
    const { asked, load } = heldBack();
    mount(<Combobox label="Cidade" load={load} delay={0} />);
    await field.fill('foz');
    await expect.poll(() => asked).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => asked[0]?.signal.aborted).toBe(true);
  });

  test('says when nothing is found, and offers to ask again when it failed', async () => {
    const load = vi
      .fn<LoadComboboxOptions>(find)
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockImplementationOnce(() => {
        throw new TypeError('offline');
      });
    mount(<Combobox label="Cidade" load={load} />);
    await field.fill('foz');
    await expect.element(page.getByRole('status')).toHaveTextContent('Não foi possível buscar.');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => options.elements()).toHaveLength(2);
    await field.fill('xyz');
    await expect
      .poll(() => page.getByRole('status').element().textContent)
      .toContain('Nada encontrado');
  });

  test('sends the choice, refuses a text that is none, and comes back to its default', async () => {
    const sent = vi.fn<(value: FormDataEntryValue | null) => void>();
    mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('x'));
        }}
      >
        <Combobox label="Cidade" name="x" load={find} defaultValue={cities[2]} required />
        <button type="reset">Limpar</button>
        <button type="submit">Enviar</button>
      </form>,
    );
    const send = () => document.forms[0]?.requestSubmit();
    send();
    await field.fill('Atlântida');
    send();
    await expect.element(page.getByText('Escolha uma das opções da lista.')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('');
    send();
    await expect.element(page.getByText('Este campo é obrigatório.')).toBeVisible();
    expect(sent.mock.calls).toEqual([['3']]);

    await page.getByRole('button', { name: 'Limpar' }).click();
    await expect.element(field).toHaveValue('Fortaleza');
    send();
    await field.fill('foz do');
    await options.first().click();
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    send();
    expect(sent.mock.calls).toEqual([['3'], ['3'], ['1']]);
  });

  test('a text that names one option, without its accents, is that one when the field is left', async () => {
    mount(<Combobox label="Cidade" load={find} />);
    await field.click();
    await userEvent.keyboard('foz do ig');
    await expect.poll(() => options.elements()).toHaveLength(1);
    await userEvent.tab();
    await expect.element(field).toHaveValue('foz do ig');
    await field.fill('fortaleza');
    await expect.element(page.getByRole('option', { name: /Fortaleza/ })).toBeVisible();
    await userEvent.tab();
    await expect.element(field).toHaveValue('Fortaleza');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('Escape closes the list and not the dialog that it is in', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    mount(
      <Dialog open onOpenChange={onOpenChange} title="Endereço">
        <Combobox label="Cidade" load={find} />
      </Dialog>,
    );
    await field.fill('foz');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect.element(field).toHaveValue('foz');
  });

  test('shows what its owner holds, who may take it away', async () => {
    function Held() {
      const [city, setCity] = useState<ComboboxOption | null>(cities[0] ?? null);
      return (
        <>
          <Combobox label="Cidade" load={find} value={city} onValueChange={setCity} />
          <button type="button" onClick={() => setCity(cities[2] ?? null)}>
            Outra
          </button>
          <output>{city?.value ?? 'nada'}</output>
        </>
      );
    }
    mount(<Held />);
    await expect.element(field).toHaveValue('Foz do Iguaçu');
    await field.fill('foz do j');
    await expect.element(page.getByText('nada')).toBeVisible();
    await options.first().click();
    await expect.element(page.getByText('2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Outra' }).click();
    await expect.element(field).toHaveValue('Fortaleza');
  });
});
