import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Heart } from '../icons/icons.tsx';
import { compressorProduct, drillProduct, pictures } from '../test/samples.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  args: { product: drillProduct, onAdd: fn() },
  decorators: [(Story) => <div className="w-57">{Story()}</div>],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

export const WithFavourite: Story = {
  args: {
    favourite: (
      <IconButton label="Favoritar" variant="raised" size="sm">
        <Heart aria-hidden />
      </IconButton>
    ),
  },
};

/** As narrow as it gets: half of a 360 px phone. */
export const LongNameEightFigures: Story = {
  tags: ['visual'],
  globals: { currency: 'PYG' },
  args: { product: compressorProduct },
  decorators: [(Story) => <div className="w-41">{Story()}</div>],
};

export const Reduced: Story = {
  args: { product: { ...drillProduct, listPrice: money(7990, 'USD') } },
};

export const Adding: Story = { args: { adding: true } };
export const Added: Story = { args: { added: true } };

/** The button goes on adding, and says how many there are. */
export const InCart: Story = { args: { inCart: 2 } };

export const PhysicalStoreOnly: Story = {
  args: { product: { ...drillProduct, stock: 'physicalStoreOnly' } },
};

export const OutOfStock: Story = {
  tags: ['visual'],
  args: { product: { ...drillProduct, stock: 'outOfStock' } },
};

export const PriceOnRequest: Story = {
  args: { product: { ...drillProduct, price: null }, askPriceHref: 'https://wa.me/595000000' },
};

export const NoPicture: Story = { args: { product: { ...drillProduct, image: null } } };

export const FailedPicture: Story = {
  args: { product: { ...drillProduct, image: pictures.broken }, priority: true },
};
