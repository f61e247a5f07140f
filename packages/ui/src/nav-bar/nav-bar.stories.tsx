import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavBar } from './nav-bar.tsx';

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { href: '/produtos?order=codigo_desc', label: 'Novidades', hot: true },
      { href: '/produtos?text=kit', label: 'Kits completos', current: true },
      { href: '/produtos?text=chaves', label: 'Jogos de chaves' },
      { href: '/marca/makro', label: 'Makro' },
      { href: '/marca/toral', label: 'Toral' },
    ],
  },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Those that do not fit go behind the button. */
export const ManyLinks: Story = {
  args: {
    items: [
      ...meta.args.items,
      ...['Ferrum', 'Constru', 'Voltaje', 'Norte', 'Taller', 'Equipamentos de proteção'].map(
        (label) => ({ href: `/marca/${label}`, label }),
      ),
    ],
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
};

/** On a page without sections. */
export const LeadingOnly: Story = {
  args: {
    items: [],
    leading: (
      <a href="/produtos" className="flex min-h-11 items-center font-bold">
        Todos os produtos
      </a>
    ),
  },
};
