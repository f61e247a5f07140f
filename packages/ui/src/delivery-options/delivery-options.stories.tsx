import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { deliveryOptions } from '../test/addresses.ts';
import { DeliveryList } from './delivery-list.tsx';
import { DeliveryOptions } from './delivery-options.tsx';

const meta = {
  title: 'Delivery/DeliveryOptions',
  component: DeliveryOptions,
  args: { options: deliveryOptions },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof DeliveryOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};
export const Chosen: Story = { args: { defaultValue: 'home' } };
export const WithPoints: Story = {
  tags: ['visual'],
  args: { defaultValue: 'points', pointId: 'cde-2' },
};
export const PickupOnly: Story = { args: { options: deliveryOptions.slice(1, 2) } };
export const LongNamesAndSevenFigures: Story = {
  globals: { currency: 'PYG' },
  args: {
    options: [
      {
        id: 'x',
        kind: 'delivery',
        name: 'Transportadora Internacional de Cargas Voluminosas del Alto Paraná S.A.E.C.A.',
        leadTimeDays: 15,
        price: money(1_245_000, 'PYG'),
      },
      ...deliveryOptions.slice(1, 2),
    ],
  },
};
export const Wrong: Story = { args: { error: 'Escolha como quer receber' } };
export const Loading: Story = { args: { options: [], status: 'loading' } };
export const Failed: Story = { args: { options: [], status: 'failed', onRetry: fn() } };
export const Empty: Story = { args: { options: [] } };

const asList: NonNullable<Story['render']> = ({ options, status, onRetry }) => (
  <DeliveryList {...{ options, status, onRetry }} />
);

/** To be read, beside a product. */
export const List: Story = { render: asList };
export const ListPickupOnly: Story = {
  render: asList,
  args: { options: deliveryOptions.slice(1, 2) },
};
export const ListFailed: Story = {
  render: asList,
  args: { options: [], status: 'failed', onRetry: fn() },
};
