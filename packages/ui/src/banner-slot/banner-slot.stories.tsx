import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerPicture, pictures } from '../test/samples.ts';
import { BannerSlot } from './banner-slot.tsx';

const meta = {
  title: 'Catalogue/BannerSlot',
  component: BannerSlot,
  args: {
    title: 'Ferramenta de verdade, do outro lado da ponte.',
    description: 'Compre em dólar, veja em real, retire na loja em Ciudad del Este no mesmo dia.',
    image: pictures.drill,
    cta: { href: '/produtos', label: 'Ver ofertas da semana' },
  },
} satisfies Meta<typeof BannerSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const WordsOnly: Story = { args: { image: null, cta: undefined } };
export const WithoutPicture: Story = { args: { image: null } };

/** The picture's left half fades beneath the words. */
export const Behind: Story = { args: { placement: 'behind', image: bannerPicture } };

export const LongWords: Story = {
  args: {
    title:
      'Semana de las herramientas eléctricas industriales para carpintería, construcción y metalurgia',
    description:
      'Precios especiales en guaraníes para clientes registrados, hasta agotar existencias en nuestras sucursales de Ciudad del Este, Hernandarias y Presidente Franco.',
    cta: { href: '/productos', label: 'Ver todas las herramientas eléctricas en oferta' },
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};
