import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { LogOut, MapPin, Package, Trash, UserRound, Heart } from '../icons/icons.tsx';
import { HeaderAction } from '../site-header/site-header.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Sua conta',
    heading: 'Maria das Dores',
    items: [
      { label: 'Dados pessoais', href: '#dados', icon: <UserRound />, current: true },
      { label: 'Pedidos', href: '#pedidos', icon: <Package /> },
      { label: 'Endereços', href: '#enderecos', icon: <MapPin /> },
      { label: 'Favoritos', href: '#favoritos', icon: <Heart /> },
      { label: 'Sair', onSelect: fn(), icon: <LogOut />, apart: true },
    ],
    children: <HeaderAction href="#conta" icon={<UserRound />} label="Maria" />,
  },
  argTypes: {
    children: {
      description: 'The one element that opens it: a link, or a `<summary>` with `fallback`.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  decorators: [
    (Story) => <div className="flex min-h-90 items-start justify-end p-4">{Story()}</div>,
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Closed: Story = {};

export const OrderActions: Story = {
  ...Account,
  args: {
    label: 'Ações do pedido 10428',
    heading: undefined,
    items: [
      { label: 'Ver pedido', href: '#pedido' },
      { label: 'Pagar agora', href: '#pagar' },
      { label: 'Cancelar pedido', onSelect: fn(), icon: <Trash />, tone: 'danger', apart: true },
    ],
    children: <ButtonLink href="#pedido">Ações</ButtonLink>,
  },
};

/** As wide as the screen allows; the text wraps. */
export const LongWords: Story = {
  ...Account,
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    heading: 'María Concepción Fernández de Villalba y Ortellado',
    items: [
      { label: 'Direcciones de entrega y personas autorizadas a retirar', href: '#direcciones' },
      { label: 'Cerrar la sesión en este dispositivo', onSelect: fn(), apart: true },
    ],
  },
};
