import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** What is typed counts when the field is left, brought within the bounds; words do not count. */
export const Typed: Story = {
  args: { defaultValue: 4 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '{Control>}a{/Control}dez{Enter}');
    await expect(field).toHaveValue('4');
    await userEvent.type(field, '{Control>}a{/Control}250{Enter}');
    await expect(field).toHaveValue('99');
  },
};
