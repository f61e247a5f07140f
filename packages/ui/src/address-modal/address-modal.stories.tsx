import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { brazilianAddress, lookups, paraguayanAddress } from '../test/addresses.ts';
import { AddressModal } from './address-modal.tsx';

const meta = {
  title: 'Addresses/AddressModal',
  component: AddressModal,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onOpenChange: fn(), country: 'BR', lookups, onSubmit: fn() },
} satisfies Meta<typeof AddressModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brazil: Story = {};
export const Paraguay: Story = { args: { country: 'PY' } };
export const Edit: Story = { args: { country: 'PY', defaultValues: paraguayanAddress } };
export const Saving: Story = { args: { defaultValues: brazilianAddress, pending: true } };
export const Refused: Story = {
  args: { defaultValues: brazilianAddress, errors: [{ message: 'Erro ao salvar endereço' }] },
};
