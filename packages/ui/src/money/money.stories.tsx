import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';

const meta = {
  title: 'Money/Money',
  component: Money,
  args: { amount: money(123450, 'USD') },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {};
export const Guaranis: Story = { args: { amount: money(12345678, 'PYG') } };
export const OrderTotal: Story = { args: { amount: money(481558, 'PYG'), place: 'orderTotal' } };
export const Negative: Story = { args: { amount: money(-5, 'BRL') } };
