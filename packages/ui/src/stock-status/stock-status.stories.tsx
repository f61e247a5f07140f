import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockStatus } from './stock-status.tsx';

const meta = {
  title: 'Catalogue/StockStatus',
  component: StockStatus,
  args: { stock: 'inStock' },
} satisfies Meta<typeof StockStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const PhysicalStoreOnly: Story = { args: { stock: 'physicalStoreOnly' } };
export const OutOfStock: Story = { args: { stock: 'outOfStock' } };
