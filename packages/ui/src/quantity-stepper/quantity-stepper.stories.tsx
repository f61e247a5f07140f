import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Cart/QuantityStepper',
  component: QuantityStepper,
  args: { max: 99 },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtMinimum: Story = {};
export const Between: Story = { args: { defaultValue: 12 } };
export const AtMaximum: Story = { args: { defaultValue: 99 } };
export const OpenEnded: Story = { args: { defaultValue: 1250, max: undefined } };
export const Small: Story = { args: { defaultValue: 4, size: 'sm' } };
export const Disabled: Story = { args: { defaultValue: 4, disabled: true } };
