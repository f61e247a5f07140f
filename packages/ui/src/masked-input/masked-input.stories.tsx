import { cepMask, cnpjMask, cpfMask, rucMask } from '@ponte/regional/masks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedInput } from './masked-input.tsx';

const meta = {
  title: 'Forms/MaskedInput',
  component: MaskedInput,
  args: { label: 'CPF', mask: cpfMask },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof MaskedInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '000.000.000-00' } };

export const Filled: Story = { args: { defaultValue: '52998224725' } };

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' });
    await userEvent.type(input, '52998224725');
    await expect(input).toHaveValue('529.982.247-25');
  },
};

export const AlphanumericCnpj: Story = {
  args: { label: 'CNPJ', mask: cnpjMask, defaultValue: '12abc34501de35' },
};

export const Ruc: Story = { args: { label: 'RUC', mask: rucMask, defaultValue: '80028061-0' } };

export const Wrong: Story = {
  args: {
    label: 'CEP',
    mask: cepMask,
    defaultValue: '8585',
    error: 'CEP incompleto',
    required: true,
  },
};

export const Disabled: Story = { args: { defaultValue: '52998224725', disabled: true } };
