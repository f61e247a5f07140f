import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeInput } from './code-input.tsx';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { hint: 'Enviamos o código por e-mail. Ele vale dez minutos.' },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyTyped: Story = { args: { defaultValue: '4817' } };
export const Empty: Story = { args: { required: true } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '4817' } };
export const Wrong: Story = {
  args: { defaultValue: '481700', error: 'O código não é este. Confira ou peça outro.' },
};
export const Disabled: Story = { args: { defaultValue: '481700', disabled: true } };

/** A paste with a blank is understood. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('481 700');
    await expect(field).toHaveValue('481700');
  },
};

/** Eight digits on a narrow phone. */
export const Narrow: Story = {
  args: { length: 8, defaultValue: '48170012' },
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
};
