import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  argTypes: {
    children: {
      description: 'What is meant, such as the address; describes the question.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '22rem' } } },
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
  tags: ['visual'],
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
export const LongWords: Story = {
  args: {
    title: '¿Quitar la dirección «Depósito del fondo, entrada por la calle lateral»?',
    children:
      'Avenida Doctor Eusebio Ayala casi Generalísimo Francisco Solano López, S/N, San Antonio del Yryndy y Barrio Obrero Sur, San Juan Bautista de las Misiones.',
    confirmLabel: 'Quitar la dirección',
    cancelLabel: 'Conservar la dirección',
    tone: 'danger',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
