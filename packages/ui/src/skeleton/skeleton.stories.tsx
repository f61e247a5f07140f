import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    className: {
      description: 'Width and height; 1em high and as wide as its place without.',
      table: { type: { summary: 'string' } },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'w-50' } };
export const Picture: Story = { args: { className: 'aspect-square h-auto w-50' } };
