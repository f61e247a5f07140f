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
