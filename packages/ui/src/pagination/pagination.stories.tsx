import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Catalogue/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 24, hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 24 } };
export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };
export const Phone: Story = {
  args: { page: 118, pageCount: 120 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
/** A single page needs no navigation. */
export const OnePage: Story = { args: { page: 1, pageCount: 1 } };
