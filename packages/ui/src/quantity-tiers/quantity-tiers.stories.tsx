import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityTiers } from './quantity-tiers.tsx';

const meta = {
  title: 'Catalogue/QuantityTiers',
  component: QuantityTiers,
  args: {
    tiers: [
      { from: 1, price: money(435, 'USD') },
      { from: 10, price: money(399, 'USD') },
      { from: 100, price: money(352, 'USD') },
    ],
    quantity: 12,
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof QuantityTiers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const WithoutQuantity: Story = { args: { quantity: undefined } };
/** Seven figures, and a tier of one piece alone. */
export const InGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    quantity: 1,
    tiers: [
      { from: 1, price: money(12345678, 'PYG') },
      { from: 2, price: money(11990000, 'PYG') },
      { from: 1000, price: money(9876543, 'PYG') },
    ],
  },
};
