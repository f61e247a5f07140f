import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { menuCategories } from '../test/categories.tsx';
import { CategoryPanel } from './category-panel.tsx';

const meta = {
  title: 'Navigation/CategoryPanel',
  component: CategoryPanel,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { open: true, onOpenChange: fn(), categories: menuCategories },
} satisfies Meta<typeof CategoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {};
export const Departments: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Elétricas' }));
  },
};
