import type { Meta, StoryObj } from '@storybook/react-vite';
import { HardHat, Lightbulb, PaintRoller, Plug, Toolbox, Wrench } from '../icons/icons.tsx';
import { CategoryNav } from './category-nav.tsx';

const meta = {
  title: 'Navigation/CategoryNav',
  component: CategoryNav,
  args: {
    items: [
      {
        href: '/produtos/ferramentas-manuais',
        label: 'Ferramentas manuais',
        icon: <Wrench />,
        count: 312,
        current: true,
      },
      { href: '/produtos/eletricas', label: 'Elétricas', icon: <Plug />, count: 184 },
      { href: '/produtos/epi', label: 'EPI e segurança', icon: <HardHat />, count: 97 },
      { href: '/produtos/pintura', label: 'Pintura', icon: <PaintRoller />, count: 141 },
      { href: '/produtos/iluminacao', label: 'Iluminação', icon: <Lightbulb />, count: 12345 },
      {
        href: '/produtos/organizacao',
        label: 'Organização, armazenamento e transporte',
        icon: <Toolbox />,
        count: 66,
      },
    ],
  },
  decorators: [(Story) => <div className="w-62">{Story()}</div>],
} satisfies Meta<typeof CategoryNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const Plain: Story = {
  args: {
    items: [
      { href: '/a', label: 'Escadas' },
      { href: '/b', label: 'Fixação' },
    ],
  },
};
