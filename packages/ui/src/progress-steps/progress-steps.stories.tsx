import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './progress-steps.tsx';

const meta = {
  title: 'Navigation/ProgressSteps',
  component: ProgressSteps,
  args: {
    steps: [{ label: 'Carrinho', href: '/carrinho' }, { label: 'Entrega' }, { label: 'Pagamento' }],
    current: 1,
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const First: Story = { args: { current: 0 } };
export const Done: Story = { args: { current: 3 } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongLabels: Story = {
  args: {
    steps: [
      { label: 'Identificação do comprador', href: '/checkout/identificacao' },
      { label: 'Entrega ou retirada' },
      { label: 'Formas de pagamento' },
      { label: 'Confirmação' },
    ],
  },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
};
