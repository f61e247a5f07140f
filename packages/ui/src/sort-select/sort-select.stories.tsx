import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from './sort-select.tsx';

const meta = {
  title: 'Catalogue/SortSelect',
  component: SortSelect,
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const Chosen: Story = {
  args: {
    value: 'valor_venda:desc',
    options: [
      { value: '', order: 'newest' },
      { value: 'valor_venda:asc', order: 'priceAscending' },
      { value: 'valor_venda:desc', order: 'priceDescending' },
    ],
  },
};
