import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { savedAddresses } from '../test/addresses.ts';
import { mount } from '../test/mount.tsx';
import { AddressCard, AddressText } from './address-card.tsx';

const [main, second] = savedAddresses;

describe('AddressCard', () => {
  // Spec: accounts 2.38
  test('removes after a confirmation that shows the address, and not before', async () => {
    const onRemove = vi.fn<(id: string) => void>();
    mount(<AddressCard address={second} onRemove={onRemove} />);
    await page.getByRole('button', { name: 'Remover: Taller' }).click();
    expect(onRemove).not.toHaveBeenCalled();
    const question = page.getByRole('alertdialog', { name: 'Remover este endereço?' });
    await expect.element(question).toHaveAccessibleDescription(/Taller.*Ciudad del Este/);
    await question.getByRole('button', { name: 'Remover' }).click();
    expect(onRemove.mock.calls).toEqual([['2']]);
    await expect.element(question).not.toBeInTheDocument();
  });

  test('keeps the address when the answer is no', async () => {
    const onRemove = vi.fn<(id: string) => void>();
    mount(<AddressCard address={second} onRemove={onRemove} />);
    await page.getByRole('button', { name: 'Remover: Taller' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    expect(onRemove).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Remover: Taller' })).toHaveFocus();
  });

  // Spec: accounts 2.38
  test('offers to become the main address only to one that is not', () => {
    mount(
      <>
        <AddressCard address={main} onMakeMain={() => undefined} />
        <AddressCard address={second} onMakeMain={() => undefined} />
      </>,
    );
    expect(page.getByRole('button').elements()).toHaveLength(1);
    expect(page.getByText('Principal', { exact: true }).elements()).toHaveLength(1);
  });

  test('writes a street without a number as it stands', () => {
    mount(<AddressText address={{ ...main, number: '', complement: 'Bloco 2' }} />);
    const [line] = document.querySelectorAll('[data-slot="address-text"] > span');
    expect(line?.textContent).toBe(`${main.street} – Bloco 2`);
  });
});
