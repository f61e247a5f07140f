import { money, type Money } from '@ponte/regional/money';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, mount } from '../test/mount.tsx';
import { AmountInput } from './amount-input.tsx';

const field = page.getByRole('textbox', { name: /^Valor/ });
const entriesOf = () => [...new FormData(document.forms[0])];

describe('AmountInput', () => {
  test('tells minor units while one types, and writes the amount out on leaving', async () => {
    const onValueChange = vi.fn<(amount: Money | null, text: string) => void>();
    mount(<AmountInput label="Valor" currency="BRL" onValueChange={onValueChange} />);
    await field.click();
    await userEvent.keyboard('12,5');
    expect(onValueChange.mock.calls.map(([amount]) => amount?.minor)).toEqual([100, 1200, 1250]);
    await expect.element(field).toHaveValue('12,5');
    await userEvent.tab();
    await expect.element(field).toHaveValue('12,50');
    expect(onValueChange).toHaveBeenCalledTimes(3);
  });

  test('sends the decimal, also after a reset', async () => {
    mount(
      <form>
        <AmountInput label="Valor" name="x" currency="BRL" defaultValue={money(6490, 'BRL')} />
      </form>,
    );
    expect(entriesOf()).toEqual([['x', '64.90']]);
    await field.fill('Rosa');
    expect(entriesOf()).toEqual([['x', 'Rosa']]);
    await field.fill('R$ 1.234,5');
    expect(entriesOf()).toEqual([['x', '1234.50']]);
    document.forms[0]?.reset();
    await expect.poll(entriesOf).toEqual([['x', '64.90']]);
    await expect.element(field).toHaveValue('64,90');
  });

  test('keeps what is typed while its owner holds the amount, and shows what the owner makes of it', async () => {
    function Held() {
      const [amount, setAmount] = useState<Money | null>(money(100_000, 'PYG'));
      return (
        <>
          <AmountInput label="Valor" currency="PYG" value={amount} onValueChange={setAmount} />
          <button type="button" onClick={() => setAmount(money(7, 'PYG'))}>
            Sete
          </button>
          <output>{amount ? amount.minor : 'nada'}</output>
        </>
      );
    }
    mount(<Held />);
    await expect.element(field).toHaveValue('100.000');
    await field.fill('Gs. 1500000');
    await expect.element(field).toHaveValue('Gs. 1500000');
    await expect.element(page.getByText('1500000', { exact: true })).toBeVisible();
    await field.fill('um milhão');
    await expect.element(field).toHaveValue('um milhão');
    await expect.element(page.getByText('nada')).toBeVisible();
    await page.getByRole('button', { name: 'Sete' }).click();
    await expect.element(field).toHaveValue('7');
  });

  test('refuses what it can not read: the form is not sent, and the field says why', async () => {
    const sent = vi.fn<() => void>();
    mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <AmountInput label="Valor" name="x" currency="PYG" required />
        <button type="submit">Enviar</button>
      </form>,
    );
    const send = () => page.getByRole('button', { name: 'Enviar' }).click();
    await send();
    await expect.element(page.getByText('Este campo é obrigatório.')).toBeVisible();
    await field.fill('12,50');
    await send();
    await expect
      .element(page.getByText('Esta moeda não tem centavos. Digite um valor inteiro.'))
      .toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent).not.toHaveBeenCalled();
    await field.fill('12.500');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await send();
    expect(sent).toHaveBeenCalledOnce();
  });

  test("judges by the consumer's rule, and by none when that is switched off", async () => {
    const even = ({ minor }: Money) => (minor % 2 === 0 ? null : 'Ímpar');
    const { rerender } = mount(<AmountInput label="Valor" currency="BRL" validate={even} />);
    await field.fill('0,01');
    await userEvent.tab();
    await expect.element(page.getByText('Ímpar')).toBeVisible();
    await field.fill('tanto faz');
    await expect.element(page.getByText(/Digite um valor/)).toBeVisible();
    rerender(<AmountInput label="Valor" currency="BRL" validate={false} />);
    expect(inputOf('Valor').validity.valid).toBe(true);
  });

  test('is written and read by a form library', async () => {
    const seen = vi.fn<(values: { x: string }) => void>();
    function Library() {
      const { register, handleSubmit, setValue } = useForm({ defaultValues: { x: '64.90' } });
      return (
        <form onSubmit={handleSubmit((values) => seen(values))}>
          <AmountInput label="Valor" currency="USD" {...register('x')} />
          <button type="button" onClick={() => setValue('x', '1234.5')}>
            Outro
          </button>
          <button type="submit">Enviar</button>
        </form>
      );
    }
    mount(<Library />);
    await expect.element(field).toHaveValue('64,90');
    await page.getByRole('button', { name: 'Outro' }).click();
    await expect.element(field).toHaveValue('1.234,50');
    await field.fill('7');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect.poll(() => seen.mock.calls[0]?.[0]).toEqual({ x: '7,00' });
  });
});
