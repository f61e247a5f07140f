import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuCategories } from '../test/categories.tsx';
import { CategoryMenu } from './category-menu.tsx';

const meta = {
  title: 'Navigation/CategoryMenu',
  component: CategoryMenu,
  argTypes: {
    open: {
      description: 'Open at first; the browser opens and closes it.',
      table: { type: { summary: 'boolean' } },
    },
  },
  args: { categories: menuCategories },
  decorators: [(Story) => <div className="flex min-h-90 items-start bg-surface">{Story()}</div>],
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const WithDepartments: Story = {
  tags: ['visual'],
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: /^El.+tricas$/ }));
  },
};

export const LongNames: Story = {
  args: {
    open: true,
    categories: [
      {
        href: '/productos/compresores',
        label: 'Compresores, generadores y equipos neumáticos para taller',
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: /^Compresores, generadores/ }));
  },
};
