import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartTotals } from '../test/samples.ts';
import { CartSummary } from './cart-summary.tsx';

const meta = {
  title: 'Cart/CartSummary',
  component: CartSummary,
  args: { ...cartTotals, shippingLabel: 'Retirada na loja' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pickup: Story = {};

export const DeliveryInGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    subtotal: money(148148136, 'PYG'),
    shipping: money(45000, 'PYG'),
    shippingLabel: undefined,
    total: money(148193136, 'PYG'),
    tax: money(13472103, 'PYG'),
    others: [money(1997212, 'USD'), money(10824889, 'BRL'), money(2766138620, 'ARS')],
  },
};

export const SevenFigures: Story = {
  globals: { currency: 'PYG' },
  args: {
    subtotal: money(9876543, 'PYG'),
    shipping: money(0, 'PYG'),
    shippingLabel: undefined,
    total: money(9876543, 'PYG'),
    tax: money(897868, 'PYG'),
    others: [money(133107, 'USD'), money(721440, 'BRL'), money(184353195, 'ARS')],
  },
};

/** Beside a checkout there is no room for all in one line: each has its own. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="w-78">{Story()}</div>],
};

export const SubtotalOnly: Story = { args: { shipping: undefined, others: [] } };
