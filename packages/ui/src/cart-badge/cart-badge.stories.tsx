import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartBadge } from './cart-badge.tsx';

const meta = {
  title: 'Cart/CartBadge',
  component: CartBadge,
  args: { count: 3 },
} satisfies Meta<typeof CartBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Many: Story = { args: { count: 128 } };
export const Empty: Story = { args: { count: 0 } };
