import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AddressValues } from '../address-form/address-form.tsx';
import { brazilianAddress, lookups } from '../test/addresses.ts';
import { mount } from '../test/mount.tsx';
import { AddressModal } from './address-modal.tsx';

function Page({ onSubmit }: { onSubmit: (values: AddressValues) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Novo
      </button>
      <AddressModal
        open={open}
        onOpenChange={setOpen}
        country="BR"
        lookups={lookups}
        onSubmit={onSubmit}
      />
    </>
  );
}

describe('AddressModal', () => {
  test('sends its form by the button at its foot and by Enter', async () => {
    const onSubmit = vi.fn<(values: AddressValues) => void>();
    mount(
      <AddressModal
        open
        onOpenChange={() => undefined}
        country="BR"
        lookups={lookups}
        defaultValues={brazilianAddress}
        onSubmit={onSubmit}
      />,
    );
    await expect.element(page.getByRole('dialog', { name: 'Editar endereço' })).toBeVisible();
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
    await page.getByLabelText('Número').click();
    await expect.element(page.getByLabelText('Número')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([[brazilianAddress], [brazilianAddress]]);
  });

  test('starts over when it opens again', async () => {
    mount(<Page onSubmit={() => undefined} />);
    await page.getByRole('button', { name: 'Novo' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Novo endereço' })).toBeVisible();
    await expect.element(page.getByLabelText('Nome do endereço')).toHaveFocus();
    await page.getByLabelText('Nome do endereço').fill('Casa');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Novo' }).click();
    await expect.element(page.getByLabelText('Nome do endereço')).toHaveValue('');
  });

  test('keeps what was typed after a press outside', async () => {
    mount(<Page onSubmit={() => undefined} />);
    await page.getByRole('button', { name: 'Novo' }).click();
    await page.getByLabelText('Nome do endereço').fill('Casa');
    await userEvent.click(page.elementLocator(document.documentElement), {
      position: { x: 5, y: 5 },
    });
    await expect.element(page.getByLabelText('Nome do endereço')).toHaveValue('Casa');
  });
});
