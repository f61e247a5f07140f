import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountInput } from './amount-input.tsx';

const meta = {
  title: 'Forms/AmountInput',
  component: AmountInput,
  args: { label: 'Valor declarado', currency: 'BRL' },
  globals: { currency: 'BRL' },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof AmountInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: money(123_456, 'BRL') } };
export const Empty: Story = { args: { placeholder: '0,00', required: true } };
/** Guaranis have no cents. */
export const Guaranis: Story = {
  globals: { currency: 'PYG' },
  args: { currency: 'PYG', defaultValue: money(1_500_000, 'PYG') },
};
export const Disabled: Story = {
  args: { defaultValue: money(6490, 'BRL'), disabled: true },
};

/** What is pasted is read as it is written, and put into the shop's form when the field is left. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('R$ 1,234.56');
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,56');
  },
};

export const TooSmall: Story = {
  args: { defaultValue: money(500, 'BRL'), minimum: money(1000, 'BRL') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};
