import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { href: '/como-comprar', label: 'Como comprar' },
      { href: '/#ofertas', label: 'Receba ofertas' },
      { href: '/vendedores', label: 'Equipe de vendas' },
    ],
    rates: [
      { currency: 'BRL', rate: '5.42' },
      { currency: 'PYG', rate: '7420' },
      { currency: 'ARS', rate: '1385' },
    ],
    ratesSince: '20/11/2026',
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRates: Story = {};
/** Below 1280 px the first three, below 1024 px two, below 896 px one. */
export const ManyLinks: Story = {
  args: {
    links: [
      ...meta.args.links,
      { href: 'https://wa.me/595610000000', label: 'WhatsApp +595 61 000 0000' },
    ],
  },
};
export const LinksOnly: Story = { args: { rates: [] } };
