import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { brazilianAddress, lookups, paraguayanAddress } from '../test/addresses.ts';
import { AddressModal } from './address-modal.tsx';

const meta = {
  title: 'Addresses/AddressModal',
  component: AddressModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
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
export const OnPhone: Story = {
  args: { country: 'PY' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Incomplete: Story = {
  args: { country: 'PY' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /endereço|dirección/ }));
    await expect(screen.getAllByRole('alert')).toHaveLength(6);
  },
};
