import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../test/samples.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Catalogue/Picture',
  component: Picture,
  args: { image: pictures.drill, className: 'w-60' },
  argTypes: {
    className: {
      description: 'Size and shape of the frame, such as `aspect-square w-60`.',
      table: { type: { summary: 'string' } },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const None: Story = { args: { image: null, className: 'aspect-square w-60' } };
export const Failed: Story = {
  args: { image: pictures.broken, className: 'aspect-square w-60', priority: true },
};
