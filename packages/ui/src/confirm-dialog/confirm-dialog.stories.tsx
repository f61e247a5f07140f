import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Sair da conta?',
    confirmLabel: 'Sair',
    tone: 'action',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Danger: Story = {
  args: {
    title: 'Remover este endereço?',
    children: 'Casa — Rua das Flores, 123, Centro, Foz do Iguaçu.',
    confirmLabel: 'Remover',
    tone: 'danger',
  },
};
export const Pending: Story = {
  args: { title: 'Remover este endereço?', confirmLabel: 'Remover', tone: 'danger', pending: true },
};
