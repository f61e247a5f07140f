import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CartBadge } from '../cart-badge/cart-badge.tsx';
import { FlagMenu } from '../flag-menu/flag-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Heart, Menu, ShoppingCart, UserRound } from '../icons/icons.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { HeaderAction, SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    leading: (
      <IconButton label="Menu" variant="onBrand">
        <Menu aria-hidden />
      </IconButton>
    ),
    logo: (
      <a href="/" className="text-2xl font-bold tracking-tight md:text-brand-ink">
        Ponte
      </a>
    ),
    search: <SearchField action="/produtos" />,
    actions: (
      <>
        <FlagMenu
          current="pt-BR"
          items={[
            { locale: 'pt-BR', href: '#' },
            { locale: 'es-PY', href: '#' },
          ]}
        />
        <HeaderAction href="/login" icon={<UserRound />} label="Entrar" className="max-md:hidden" />
        <HeaderAction
          href="/favoritos"
          icon={<Heart />}
          label="Favoritos"
          className="max-md:hidden"
        />
        <HeaderAction
          onPress={fn()}
          icon={<ShoppingCart />}
          label="Carrinho"
          badge={<CartBadge count={3} />}
        />
      </>
    ),
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

// Spec: storefront 2.17
export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The longest name that a shop may have. */
export const LongName: Story = {
  ...Phone,
  args: {
    logo: (
      <a href="/" className="line-clamp-2 text-sm leading-tight font-bold wrap-anywhere">
        Ferretería Industrial y Agrícola Hermanos Villanueva
      </a>
    ),
  },
};
