import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostalCodeInput } from './postal-code-input.tsx';

const meta = {
  title: 'Forms/PostalCodeInput',
  component: PostalCodeInput,
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof PostalCodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '00000-000' } };
export const Filled: Story = { args: { defaultValue: '85851000' } };
export const Pending: Story = { args: { defaultValue: '85851000', pending: true } };
export const Wrong: Story = {
  args: {
    defaultValue: '00000000',
    error: 'CEP não encontrado. Selecione o estado e a cidade manualmente.',
    required: true,
  },
};

export const Disabled: Story = { args: { defaultValue: '85851000', disabled: true } };
