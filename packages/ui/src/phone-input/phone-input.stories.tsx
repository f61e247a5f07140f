import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneInput } from './phone-input.tsx';

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Brazil: Story = { args: { defaultValue: '5511987654321' } };
export const BrazilLandline: Story = { args: { defaultValue: '554532221234' } };
export const Paraguay: Story = { args: { defaultValue: '595981123456' } };
export const Argentina: Story = { args: { defaultValue: '541123456789' } };
export const OneCountry: Story = {
  args: { countries: ['BR'], placeholder: '+55 (00) 00000-0000' },
};
export const Wrong: Story = {
  args: { defaultValue: '+5511987', error: 'Digite um número válido', required: true },
};
export const Disabled: Story = { args: { defaultValue: '595981123456', disabled: true } };

export const TypedWithCallingCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '+595981123456');
    await expect(input).toHaveValue('+595 981 123 456');
    await expect(canvas.getByRole('combobox')).toHaveValue('PY');
  },
};
