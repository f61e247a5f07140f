import type { Meta, StoryObj } from '@storybook/react-vite';
import { pickupPoints } from '../test/addresses.ts';
import { PickupPointPicker } from './pickup-point-picker.tsx';

const meta = {
  title: 'Delivery/PickupPointPicker',
  component: PickupPointPicker,
  args: { points: pickupPoints },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof PickupPointPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'cde-1' } };
export const OnlyOne: Story = { args: { points: pickupPoints.slice(3) } };
export const CityWithoutPoints: Story = {
  args: { points: [], places: [{ state: 'Central', cities: ['Areguá'] }] },
};
export const Wrong: Story = {
  args: {
    points: pickupPoints.slice(0, 2),
    error: 'Escolha um ponto de retirada',
  },
};
