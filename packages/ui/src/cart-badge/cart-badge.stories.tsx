import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from '../icons/icons.tsx';
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

/** On the icon that it counts for. */
export const OnAnIcon: Story = {
  render: (args) => (
    <span className="relative inline-block">
      <ShoppingCart className="size-7" />
      <span className="absolute -top-2 left-4">
        <CartBadge {...args} />
      </span>
    </span>
  ),
};
