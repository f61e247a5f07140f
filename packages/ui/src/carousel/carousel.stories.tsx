import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerSlot } from '../banner-slot/banner-slot.tsx';
import { PricedCard } from '../test/currency.tsx';
import { compressorProduct, pictures, products } from '../test/samples.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Catalogue/Carousel',
  component: Carousel,
  argTypes: {
    children: {
      description: 'The items, each child one.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Mais procurados',
    children: products.map((product) => <PricedCard key={product.code} product={product} />),
  },
  decorators: [(Story) => <div className="wrap py-4">{Story()}</div>],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Few: Story = {
  args: {
    children: products
      .slice(0, 2)
      .map((product) => <PricedCard key={product.code} product={product} />),
  },
};

export const Banners: Story = {
  args: {
    label: 'Ofertas',
    perPage: 'one',
    autoplay: 5000,
    children: [
      <BannerSlot
        key="1"
        title="Furadeiras da semana"
        image={pictures.drill}
        cta={{ href: '#', label: 'Ver todos' }}
      />,
      <BannerSlot
        key="2"
        title="Organize a oficina"
        image={pictures.toolbox}
        cta={{ href: '#', label: 'Ver todos' }}
      />,
      <BannerSlot
        key="3"
        title="Segurança primeiro"
        image={pictures.helmet}
        cta={{ href: '#', label: 'Ver todos' }}
      />,
    ],
  },
};

/** Eight figures and names of three lines, among others that are short. */
export const LongNamesInGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    children: [compressorProduct, ...products.slice(1)].map((product) => (
      <PricedCard key={product.code} product={product} />
    )),
  },
};
