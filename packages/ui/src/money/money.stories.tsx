import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';

const meta = {
  title: 'Money/Money',
  component: Money,
  args: { amount: money(123450, 'USD') },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = { globals: { currency: 'USD' } };
export const Guaranis: Story = {
  globals: { currency: 'PYG' },
  args: { amount: money(9876543, 'PYG') },
};
export const Negative: Story = { globals: { currency: 'BRL' }, args: { amount: money(-5, 'BRL') } };

/** One amount as each place writes it. */
export const EveryPlace: Story = {
  render: () => (
    <dl className="grid w-fit grid-cols-[auto_auto_auto] gap-x-6 gap-y-1 text-right tabular-nums">
      {(['price', 'suggestion', 'order'] as const).map((place) => (
        <div key={place} className="col-span-3 grid grid-cols-subgrid">
          <dt className="text-left text-muted">{place}</dt>
          <dd>
            <Money amount={money(123450, 'USD')} place={place} />
          </dd>
          <dd>
            <Money amount={money(9876543, 'PYG')} place={place} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};
