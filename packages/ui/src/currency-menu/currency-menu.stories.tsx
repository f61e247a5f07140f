import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CurrencyMenu } from './currency-menu.tsx';

const meta = {
  title: 'Money/CurrencyMenu',
  component: CurrencyMenu,
  parameters: { docs: { story: { inline: false, height: '21rem' } } },
  args: {
    rates: [
      { currency: 'BRL', rate: '5.42' },
      { currency: 'PYG', rate: '7420' },
      { currency: 'ARS', rate: '1385' },
    ],
    since: '20/11/2026',
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-50 items-start justify-end bg-brand p-2 text-on-brand">
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof CurrencyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Câmbio|Cotización)$/));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

/** A currency whose rate is missing is left out. */
export const MissingRate: Story = {
  ...Open,
  tags: [],
  args: {
    rates: [
      { currency: 'BRL', rate: '5.42' },
      { currency: 'PYG', rate: '0' },
      { currency: 'ARS', rate: '1385.50', decimals: 2 },
    ],
  },
};
