import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { savedAddresses } from '../test/addresses.ts';
import { InWords } from '../test/in-words.tsx';
import { AddressCard, MainBadge, AddressText } from './address-card.tsx';

const [main, second, long] = savedAddresses;

const meta = {
  title: 'Addresses/AddressCard',
  component: AddressCard,
  args: { address: second, onRemove: fn(), onMakeMain: fn() },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { args: { address: main } };
export const Other: Story = {};
export const LongWords: Story = { args: { address: long, onEdit: fn() } };
export const OnlyShown: Story = {
  render: () => <AddressCard address={main} />,
};
export const BeingRemoved: Story = { args: { pending: 'remove' } };
export const BecomingMain: Story = { args: { pending: 'main' } };

export const AsksBeforeRemoving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remover|Quitar/ }));
  },
};

/** Saved addresses to choose from, as the checkout shows them. */
export const ToChooseFrom: Story = {
  render: () => (
    <InWords>
      <RadioGroup
        label="Endereço de entrega"
        variant="card"
        defaultValue="1"
        options={savedAddresses.map((address) => ({
          value: address.id,
          label: address.name,
          hint: <AddressText address={address} />,
          aside: 'main' in address ? <MainBadge /> : undefined,
        }))}
      />
    </InWords>
  ),
};
