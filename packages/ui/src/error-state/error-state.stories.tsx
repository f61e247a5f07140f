import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  argTypes: {
    children: {
      description: 'A sentence under the title; the locale’s own when left out.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const WithRetry: Story = { args: { onRetry: fn() } };
export const Retrying: Story = { args: { onRetry: fn(), pending: true } };
export const BeforeScript: Story = {
  args: { retryHref: '?page=2', title: 'Erro ao carregar produtos' },
};
export const OwnWords: Story = {
  args: {
    title: 'No pudimos cargar los pedidos de la sucursal de San Juan Bautista de las Misiones',
    children: 'Sus pedidos están guardados. Intente de nuevo en unos minutos.',
    onRetry: fn(),
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};
