import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProductCard } from '../product-card/index.ts';
import { products } from '../test/samples.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    children: products.map((product) => (
      <ProductCard
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
export const Loading: Story = { render: () => <ProductGridSkeleton /> };
export const LoadingOnPhone: Story = {
  ...Loading,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
