import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { compressorPrice, drillPrice } from '../test/samples.ts';
import { PriceTag } from './price-tag.tsx';

const meta = {
  title: 'Money/PriceTag',
  component: PriceTag,
  args: { ...drillPrice },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  decorators: [(Story) => <div className="@container w-50">{Story()}</div>],
};

export const CardInGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: { ...compressorPrice },
  decorators: [(Story) => <div className="@container w-36">{Story()}</div>],
};

export const Page: Story = {
  tags: ['visual'],
  args: { size: 'page', taxNotice: true },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
};

export const PageInGuaranis: Story = {
  tags: ['visual'],
  globals: { currency: 'PYG' },
  args: { ...compressorPrice, size: 'page', taxNotice: true },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
};

export const Reduced: Story = { args: { listPrice: money(7990, 'USD') } };

export const OneCurrency: Story = { args: { others: [] } };

/** A conversion without a rate gives zero, and its line is left out. */
export const MissingRate: Story = {
  args: { others: [money(0, 'BRL'), money(481558, 'PYG')] },
};

export const OnRequest: Story = {
  tags: ['visual'],
  args: { price: null, askPriceHref: 'https://wa.me/595000000' },
};

/** What the store sent is no price. */
export const Invalid: Story = {
  args: { price: null, invalid: true, askPriceHref: 'https://wa.me/595000000' },
};

/** Seven figures and an old price, as narrow as a card gets. */
export const ReducedInGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    price: money(9876543, 'PYG'),
    listPrice: money(11250000, 'PYG'),
    others: [money(133107, 'USD'), money(721440, 'BRL'), money(184353200, 'ARS')],
  },
  decorators: [(Story) => <div className="@container w-36">{Story()}</div>],
};
