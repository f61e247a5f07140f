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
export const Chosen: Story = { tags: ['visual'], args: { defaultValue: 'cde-1' } };
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

export const LongNames: Story = {
  args: {
    points: [
      {
        id: 'jch',
        name: 'Depósito del fondo, entrada por la calle lateral junto a la gomería',
        address:
          'Avenida Doctor Eusebio Ayala casi Generalísimo Francisco Solano López, San Antonio del Yryndy',
        openingHours: 'Lun a vie 7:30–11:30 y 13:30–17:00, sáb 7:30–12:00, feriados cerrado',
        state: 'Misiones',
        city: 'San Juan Bautista de las Misiones',
      },
    ],
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
