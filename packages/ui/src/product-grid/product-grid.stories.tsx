import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PricedCard } from '../test/currency.tsx';
import { compressorProduct, products } from '../test/samples.ts';
import { ProductGrid, ProductGridSkeleton, ProductRowSkeleton } from './product-grid.tsx';

const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    children: {
      description: 'The cards, each child one.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  args: {
    children: products.map((product) => (
      <PricedCard
        key={product.code}
        product={product}
        onAdd={fn()}
        askPriceHref="https://wa.me/595000000"
      />
    )),
  },
  decorators: [(Story) => <div className="wrap py-4">{Story()}</div>],
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading: Story = { tags: ['visual'], render: () => <ProductGridSkeleton /> };
export const LoadingOnPhone: Story = {
  ...Loading,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Before a carousel of products. */
export const LoadingRow: Story = { render: () => <ProductRowSkeleton /> };

/** Long names, eight figures and a missing picture keep the rows even. */
export const Uneven: Story = {
  globals: { currency: 'PYG' },
  args: {
    children: [
      compressorProduct,
      { ...compressorProduct, image: null, code: 'COM-0' },
      ...products.slice(0, 3),
    ].map((product) => <PricedCard key={product.code} product={product} onAdd={fn()} />),
  },
};

/** One card does not grow over the whole row. */
export const One: Story = {
  globals: { currency: 'PYG' },
  args: { children: <PricedCard product={compressorProduct} onAdd={fn()} /> },
};
