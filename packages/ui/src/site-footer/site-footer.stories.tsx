import type { Meta, StoryObj } from '@storybook/react-vite';
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
