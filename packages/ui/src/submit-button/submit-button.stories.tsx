import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SubmitButton } from './submit-button.tsx';

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  args: { onClick: fn(), children: 'Criar conta' },
  argTypes: {
    onClick: { description: 'What a press does.', table: { type: { summary: '() => void' } } },
    children: {
      description: 'What it does: “Criar conta”.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { pending: true } };
export const PendingWithItsOwnWord: Story = { args: { pending: true, pendingLabel: 'Entrando…' } };
export const Disabled: Story = { args: { disabled: true } };
export const Block: Story = { args: { block: true } };
