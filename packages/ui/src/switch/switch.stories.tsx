import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Avisar por e-mail quando o preço baixar' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  args: { defaultChecked: true, hint: 'No máximo um e-mail por dia.' },
};
export const Off: Story = {};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Wrong: Story = { args: { error: 'Não foi possível guardar. Tente novamente.' } };

export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
