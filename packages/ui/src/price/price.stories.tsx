import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InWords } from '../test/in-words.tsx';
import { Price, savingPercent, splitInstalments } from './price.tsx';

const price = money(61490, 'BRL');

const meta = {
  title: 'Money/Price',
  component: Price,
  args: { price },
  globals: { currency: 'BRL' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {
  tags: ['visual'],
  args: {
    size: 'page',
    listPrice: money(79900, 'BRL'),
    instalments: splitInstalments(price, 10),
  },
};

export const Plain: Story = {};

export const PerMetre: Story = { args: { price: money(890, 'BRL'), unit: 'metre' } };

/** What a division leaves over comes with the first payment. */
export const UnevenInstalments: Story = {
  args: { price: money(10000, 'BRL'), instalments: splitInstalments(money(10000, 'BRL'), 3) },
};

/** With interest the line says what the payments come to. */
export const WithInterest: Story = {
  args: { instalments: { count: 12, amount: money(5890, 'BRL') } },
};

/** Eight figures, as narrow as a card gets. */
export const InGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    price: money(12345678, 'PYG'),
    listPrice: money(13990000, 'PYG'),
    unit: 'piece',
    instalments: splitInstalments(money(12345678, 'PYG'), 6),
  },
  decorators: [(Story) => <div className="@container w-36">{Story()}</div>],
};

/** Its parts, with something else between them. */
export const Parts: Story = {
  render: () => (
    <Price.Root>
      <Price.Was amount={money(79900, 'BRL')}>
        <Price.Saving percent={savingPercent(price, money(79900, 'BRL'))} />
      </Price.Was>
      <Price.Now amount={price} reduced>
        <Price.Unit>
          <InWords>
            <span>o jogo</span>
          </InWords>
        </Price.Unit>
      </Price.Now>
      <Price.Instalments instalments={splitInstalments(price, 10)} price={price} />
    </Price.Root>
  ),
};
