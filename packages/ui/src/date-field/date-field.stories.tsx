import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Data da retirada', min: '2026-11-30', max: '2026-12-14' },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { defaultValue: '2026-12-01', hint: 'De segunda a sábado, até as 17 h.' },
};
export const Empty: Story = { args: { required: true } };
export const Disabled: Story = { args: { defaultValue: '2026-12-01', disabled: true } };

/** A day before the first one is refused once the field was left. */
export const TooEarly: Story = {
  args: { defaultValue: '2026-11-01' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^(Data|Fecha|Pick)/);
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};
