import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { Plug } from '../icons/icons.tsx';
import { menuCategories } from '../test/categories.tsx';
import { CategoryPanel } from './category-panel.tsx';

const meta = {
  title: 'Navigation/CategoryPanel',
  component: CategoryPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { open: true, onOpenChange: fn(), categories: menuCategories },
} satisfies Meta<typeof CategoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {};
export const Departments: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^El.+tricas$/ }));
  },
};

export const LongNames: Story = {
  args: {
    categories: [
      {
        href: '/productos/compresores',
        label: 'Compresores, generadores y equipos neumáticos para taller',
        icon: <Plug />,
        departments: [
          {
            href: '/productos/compresores/piston',
            label: 'Compresores de pistón trifásicos con tablero de arranque',
          },
        ],
      },
      ...menuCategories.slice(0, 2),
    ],
  },
};
