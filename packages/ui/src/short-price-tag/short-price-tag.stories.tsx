import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usePriced } from '../test/currency.tsx';
import { useInWords } from '../test/in-words.tsx';
import { compressorPrice, drillPrice, products } from '../test/samples.ts';
import { ShortPriceTag } from './short-price-tag.tsx';

const meta = {
  title: 'Money/ShortPriceTag',
  component: ShortPriceTag,
  args: { ...drillPrice },
} satisfies Meta<typeof ShortPriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

function DenseList() {
  const listed = usePriced(products.slice(0, 5));
  const inWords = useInWords();
  return (
    <ul className="grid max-w-150 divide-y divide-line">
      {listed.map(({ code, name, price, others }) => (
        <li key={code} className="grid gap-x-6 py-1.5 md:grid-cols-[1fr_16rem] md:items-center">
          <span className="text-sm">{inWords(name)}</span>
          <ShortPriceTag price={price} others={others} />
        </li>
      ))}
    </ul>
  );
}

/** Many prices under each other. */
export const InAList: Story = { tags: ['visual'], render: () => <DenseList /> };

export const Dollars: Story = {};

export const InGuaranis: Story = { globals: { currency: 'PYG' }, args: { ...compressorPrice } };

/** The currency of another country first. */
export const PesosSecond: Story = { args: { second: 'ARS' } };

export const OneCurrency: Story = { args: { others: [] } };

export const OnRequest: Story = { args: { price: null } };

/** The rest hangs from the line, and closes on Escape. */
export const Open: Story = {
  decorators: [(Story) => <div className="min-h-36">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details');
    const summary = canvasElement.querySelector('summary');
    if (!details || !summary) throw new Error('The rest is not there.');
    await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
    await expect(canvas.getAllByRole('definition').at(-1)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
  },
};
