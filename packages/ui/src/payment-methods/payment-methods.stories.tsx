import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InWords } from '../test/in-words.tsx';
import { PaymentMethodPicker, PaymentMethods } from './payment-methods.tsx';

const meta = {
  title: 'Orders/PaymentMethods',
  component: PaymentMethods,
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brazil's in Portuguese, Paraguay's in Spanish. */
export const List: Story = {};
export const Few: Story = { args: { methods: ['pix', 'card'] } };
export const ToChooseFrom: Story = {
  tags: ['visual'],
  render: () => <PaymentMethodPicker defaultValue="pix" onValueChange={fn()} />,
};
export const NoneChosen: Story = {
  render: () => (
    <InWords>
      <PaymentMethodPicker required error="Escolha a forma de pagamento" onValueChange={fn()} />
    </InWords>
  ),
};
