import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Printer } from '../icons/index.ts';
import { PickupCode } from './pickup-code.tsx';

const meta = {
  title: 'Orders/PickupCode',
  component: PickupCode,
  args: { code: '4817-22' },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof PickupCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm">
        <Printer />
        Imprimir comprovante
      </Button>
    ),
  },
};
export const LongCode: Story = { args: { code: 'PNT-2026-11-20-0004817-22-BR' } };
