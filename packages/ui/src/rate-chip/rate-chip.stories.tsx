import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateChip } from './rate-chip.tsx';

const meta = {
  title: 'Money/RateChip',
  component: RateChip,
  args: { currency: 'BRL', rate: '5.42' },
  decorators: [(Story) => <div className="bg-brand p-4">{Story()}</div>],
} satisfies Meta<typeof RateChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {};
export const Guarani: Story = { args: { currency: 'PYG', rate: '7420' } };
export const Peso: Story = { args: { currency: 'ARS', rate: '1385' } };
/** A rate that isn't one shows nothing. */
export const NoRate: Story = { args: { rate: '' } };

/** More digits than the currency has. */
export const FourDecimals: Story = { args: { rate: '5.4218', decimals: 4 } };
