import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { brazilianAddress, lookups, paraguayanAddress } from '../test/addresses.ts';
import { AddressModal } from './address-modal.tsx';

const meta = {
  title: 'Addresses/AddressModal',
  component: AddressModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  args: { open: true, onOpenChange: fn(), country: 'BR', lookups, onSubmit: fn() },
  render: function Opened({ open: opened, onOpenChange, ...args }) {
    const [open, setOpen] = useState(opened);
    const change = (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    };
    return (
      <>
        {open ? null : <Button onClick={() => change(true)}>{args.country}</Button>}
        <AddressModal {...args} open={open} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof AddressModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole form, where it has the room. */
export const Brazil: Story = {
  parameters: { docs: { story: { height: '40rem' } } },
};
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
    await expect(screen.getAllByRole('alert')).toHaveLength(5);
  },
};

/** Escape and "Cancel" close it, and the button opens it again. */
export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'BR' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
};
