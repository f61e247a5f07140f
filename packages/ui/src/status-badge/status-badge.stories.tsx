import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge, type OrderStatus } from './status-badge.tsx';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'paid' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const every: readonly OrderStatus[] = [
  'awaiting',
  'awaitingPayment',
  'authorized',
  'paid',
  'finished',
  'shipped',
  'readyForPickup',
  'collected',
  'delivered',
  'underReview',
  'refunding',
  'refunded',
  'refundedInPart',
  'chargedBack',
  'declined',
  'cancelled',
];

export const Every: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {every.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};

export const OwnWord: Story = { args: { status: 'shipped', children: 'Saiu para entrega' } };
