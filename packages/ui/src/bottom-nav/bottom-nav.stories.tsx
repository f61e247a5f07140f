import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CartBadge } from '../cart-badge/cart-badge.tsx';
import { Heart, House, LayoutGrid, ShoppingCart, UserRound } from '../icons/icons.tsx';
import { BottomNav } from './bottom-nav.tsx';

const meta = {
  title: 'Navigation/BottomNav',
  component: BottomNav,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
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

// Spec: storefront 2.19
export const Five: Story = {};

/** Labels that do not fit are cut off. */
export const LongLabels: Story = {
  args: {
    items: [
      { href: '/', icon: <House />, label: 'Página principal', current: true },
      { href: '/productos', icon: <LayoutGrid />, label: 'Departamentos y categorías' },
      { href: '/favoritos', icon: <Heart />, label: 'Productos favoritos' },
      { href: '/perfil', icon: <UserRound />, label: 'Mi cuenta y direcciones' },
      {
        onPress: fn(),
        icon: <ShoppingCart />,
        label: 'Carrito de compras',
        badge: <CartBadge count={128} />,
      },
    ],
  },
};

export const Three: Story = {
  args: {
    items: [
      { href: '/', icon: <House />, label: 'Início', current: true },
      { href: '/produtos', icon: <LayoutGrid />, label: 'Produtos' },
      { href: '/perfil', icon: <UserRound />, label: 'Perfil' },
    ],
  },
};
