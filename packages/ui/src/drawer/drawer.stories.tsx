import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Categorias',
    children: <p className="p-5">Ferramentas manuais</p>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { side: 'start' } };
export const Closed: Story = { args: { open: false } };
