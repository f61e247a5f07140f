import type { Meta, StoryObj } from '@storybook/react-vite';
import { sortOptions } from '../test/samples.ts';
import { SortSelect } from './sort-select.tsx';

const meta = {
  title: 'Catalogue/SortSelect',
  component: SortSelect,
  args: { options: sortOptions },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const Chosen: Story = {
  args: { value: '-price', options: sortOptions.slice(0, 3) },
};
