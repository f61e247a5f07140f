import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facebook, Instagram, TikTok, YouTube } from '../icons/icons.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    lead: (
      <>
        <p className="text-xl font-bold text-on-brand">Ponte</p>
        <p>Ferramentas e ferragens na fronteira.</p>
      </>
    ),
    groups: [
      {
        title: 'Categorias',
        links: [
          { href: '/produtos/manuais', label: 'Ferramentas manuais' },
          { href: '/produtos/eletricas', label: 'Elétricas' },
        ],
      },
      {
        title: 'Ajuda',
        links: [
          { href: '/ajuda', label: 'Central de ajuda' },
          { href: '/privacidade', label: 'Privacidade' },
        ],
      },
    ],
    note: '© 2025 Ponte',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

// Spec: storefront 1.6, 2.20
export const WithColumns: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongLabels: Story = {
  args: {
    groups: [
      ...meta.args.groups,
      {
        title: 'Marcas que distribuímos para o Alto Paraná e o oeste do Paraná',
        links: [
          { href: '/marca/1', label: 'Equipamentos de proteção individual e sinalização viária' },
          { href: 'mailto:a', label: 'atendimento-a-revendedores-estrangeiros@ponte.example' },
        ],
      },
      { title: 'Loja', links: [{ href: '/vendedores', label: 'Equipe de vendas' }] },
    ],
  },
};

export const OnlyLinks: Story = { args: { lead: undefined, note: undefined } };

export const Networks: Story = {
  args: {
    groups: [
      ...meta.args.groups,
      {
        title: 'Redes sociais',
        links: [
          {
            href: 'https://instagram.example/',
            label: 'Instagram',
            icon: <Instagram className="size-5" />,
          },
          {
            href: 'https://facebook.example/',
            label: 'Facebook',
            icon: <Facebook className="size-5" />,
          },
          {
            href: 'https://youtube.example/',
            label: 'YouTube',
            icon: <YouTube className="size-5" />,
          },
          { href: 'https://tiktok.example/', label: 'TikTok', icon: <TikTok className="size-5" /> },
        ],
      },
    ],
  },
};
