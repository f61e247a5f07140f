import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Stack } from './stack.tsx';

const goods = ['Martelo', 'Capacete', 'Serrote', 'Parafuso'].map((name) => (
  <Button key={name}>{name}</Button>
));

const meta = {
  title: 'Basics/Stack',
  component: Stack,
  args: { children: goods },
  argTypes: {
    children: { description: 'What is laid out.', table: { type: { summary: 'ReactNode' } } },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

/** A row that is full goes on in the next line. */
export const Row: Story = { tags: ['visual'], args: { direction: 'row', gap: 'sm' } };

/** What stands at both ends of a bar, which stays one line. */
export const Apart: Story = {
  args: { direction: 'row', justify: 'between', wrap: false, children: goods.slice(0, 2) },
};

/** As wide as what is in it, in the middle. */
export const Centred: Story = { args: { align: 'center', gap: 'lg' } };

/** The one child is the node. */
export const AsList: Story = {
  args: {
    asChild: true,
    gap: 'xs',
    children: (
      <ul>
        <li>Martelo</li>
        <li>Capacete</li>
      </ul>
    ),
  },
};
