import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InWords } from '../test/in-words.tsx';
import { PaymentMethodPicker, PaymentMethods } from './payment-methods.tsx';

const meta = {
  title: 'Orders/PaymentMethods',
  component: PaymentMethods,
  args: { methods: ['voucher', 'pix', { method: 'card', instalments: 10 }] },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

const methods = ['voucher', 'pix', { method: 'card', instalments: 10, needs: 'cpf' }] as const;

export const List: Story = {};
export const Few: Story = { args: { methods: ['pix', 'card'] } };
export const All: Story = {
  args: {
    methods: ['gateway', 'qr', 'wallet', 'transfer', 'card', 'bank', 'paymentPoints'],
  },
};
export const ToChooseFrom: Story = {
  tags: ['visual'],
  render: () => <PaymentMethodPicker methods={methods} defaultValue="pix" onValueChange={fn()} />,
};
export const NoneChosen: Story = {
  render: () => (
    <InWords>
      <PaymentMethodPicker
        methods={methods}
        required
        error="Escolha a forma de pagamento"
        onValueChange={fn()}
      />
    </InWords>
  ),
};
