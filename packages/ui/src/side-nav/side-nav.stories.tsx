import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { KeyRound, LogOut, MapPin, Package, UserRound } from '../icons/icons.tsx';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    label: 'Minha conta',
    items: [
      {
        href: '/perfil/dados-pessoais',
        label: 'Dados pessoais',
        icon: <UserRound />,
        current: true,
      },
      { href: '/perfil/meus-pedidos', label: 'Meus pedidos', icon: <Package /> },
      { href: '/perfil/endereco', label: 'Endereços', icon: <MapPin /> },
      { href: '/perfil/alterar-senha', label: 'Alterar senha', icon: <KeyRound /> },
    ],
    footer: (
      <Button variant="danger" size="sm">
        <LogOut />
        Sair
      </Button>
    ),
  },
  decorators: [(Story) => <div className="md:w-62">{Story()}</div>],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

// Spec: accounts 2.36
export const Profile: Story = {};
// Spec: accounts 2.36
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongLabels: Story = {
  args: {
    items: [
      ...meta.args.items,
      {
        href: '/perfil/autorizados',
        label: 'Pessoas autorizadas a retirar a mercadoria no balcão',
        icon: <Package />,
      },
    ],
  },
};

/** A longer list of pages, such as the help centre's. */
export const WithoutIcons: Story = {
  args: {
    label: 'Ajuda',
    footer: undefined,
    items: ['Como comprar', 'Formas de pagamento', 'Retirada', 'Trocas'].map((label, at) => ({
      href: `/ajuda/${at}`,
      label,
      current: at === 1,
    })),
  },
};
