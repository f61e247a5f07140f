import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderTimeline } from './order-timeline.tsx';

const meta = {
  title: 'Orders/OrderTimeline',
  component: OrderTimeline,
  args: {
    steps: [
      { status: 'ordered', date: '2026-11-20T14:02:00Z' },
      { status: 'paid', date: '2026-11-20T14:10:00Z', note: 'Pix' },
      { status: 'shipped' },
      { status: 'delivered' },
    ],
    current: 1,
  },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const JustPlaced: Story = { args: { current: 0 } };
export const Delivered: Story = { args: { current: 3 } };
export const Refunded: Story = {
  tags: ['visual'],
  args: {
    steps: [
      { status: 'ordered', date: '2026-11-20T14:02:00Z' },
      { status: 'paid', date: '2026-11-20T14:10:00Z' },
      { status: 'refunded', date: '2026-11-22T10:00:00Z', note: 'O valor volta pelo mesmo meio.' },
    ],
    current: 2,
  },
};

/** It was not paid in time: no step follows. */
export const RanOut: Story = {
  args: {
    steps: [
      { status: 'ordered', date: '2026-11-20T14:02:00Z' },
      { status: 'ranOut', date: '2026-11-20T15:02:00Z' },
    ],
    current: 1,
  },
};

/** The order is known, its first step is not yet. */
export const NothingReached: Story = { args: { current: -1 } };

export const LongNotes: Story = {
  args: {
    steps: [
      { status: 'paid', date: '2026-11-20T14:10:00Z' },
      {
        status: 'shipped',
        label: 'Despachado pela Transportadora del Este y Alto Paraná',
        date: '2026-11-21T09:30:00Z',
        note: 'Guia 0001-000482-TRANSPORTADORADELESTE-2026-11-21. Confirma por telefone antes de entregar.',
      },
      { status: 'finished' },
    ],
    current: 1,
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
