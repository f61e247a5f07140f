import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CartBadge } from '../cart-badge/index.ts';
import { Heart, House, LayoutGrid, ShoppingCart, UserRound } from '../icons/index.ts';
import { BottomNav } from './bottom-nav.tsx';

const meta = {
  title: 'Navigation/BottomNav',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    items: [
      { href: '/', icon: <House />, label: 'Início' },
      { href: '/produtos', icon: <LayoutGrid />, label: 'Departamentos', current: true },
      { href: '/favoritos', icon: <Heart />, label: 'Favoritos' },
      { href: '/perfil', icon: <UserRound />, label: 'Perfil' },
      {
        onPress: fn(),
        icon: <ShoppingCart />,
        label: 'Compras',
        badge: <CartBadge count={3} />,
      },
    ],
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
