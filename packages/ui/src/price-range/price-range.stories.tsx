import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { PriceRange } from './price-range.tsx';

const meta = {
  title: 'Catalogue/PriceRange',
  component: PriceRange,
  args: { label: 'Preço', min: money(990, 'USD'), max: money(149000, 'USD'), step: 1000 },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  globals: { currency: 'USD' },
  tags: ['visual'],
  args: { defaultValue: { from: money(20000, 'USD'), to: money(95000, 'USD') } },
};

export const Open: Story = { globals: { currency: 'USD' } };

export const InGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: { min: money(12000, 'PYG'), max: money(98765432, 'PYG'), step: 100000 },
};

export const Disabled: Story = { globals: { currency: 'USD' }, args: { disabled: true } };

/** An amount counts when its field is left, and the form has decimals. */
export const Typed: Story = {
  globals: { currency: 'USD' },
  args: { names: ['de', 'ate'], step: 100, onValueChange: fn() },
  decorators: [(Story) => <form data-testid="form">{Story()}</form>],
  play: async ({ canvas, args }) => {
    const form = canvas.getByTestId('form');
    if (!(form instanceof HTMLFormElement)) throw new Error('The form is not there.');
    const sent = () => Object.fromEntries(new FormData(form));
    const [least, most] = canvas.getAllByRole('slider');
    const [from, to] = canvas.getAllByRole('textbox');
    if (!least || !most || !from || !to) throw new Error('The controls are not there.');
    await expect(sent()).toEqual({ de: '', ate: '' });
    await fireEvent.change(least, { target: { value: '2' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: money(1190, 'USD'),
      to: null,
    });
    await userEvent.type(to, '1.234,5');
    await expect(sent()).toEqual({ de: '11.90', ate: '1234.50' });
    await userEvent.tab();
    await expect(to).toHaveValue('1.234,50');
    await expect(most).toHaveAttribute('aria-valuetext', 'U$\u00A01.234,50');
    // What would cross the other end stops there; what is no amount is dropped.
    await userEvent.clear(from);
    await userEvent.type(from, '9999{Enter}');
    await expect(from).toHaveValue('1.234,50');
    await userEvent.clear(from);
    await userEvent.type(from, 'abc');
    await userEvent.tab();
    await expect(from).toHaveValue('1.234,50');
    await userEvent.clear(from);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: null,
      to: money(123450, 'USD'),
    });
  },
};
