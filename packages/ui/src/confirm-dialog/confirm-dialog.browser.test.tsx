import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

describe('ConfirmDialog', () => {
  test('asks with its text and opens on no', async () => {
    const onConfirm = vi.fn<() => void>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    mount(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Remover?"
        confirmLabel="Remover"
        onConfirm={onConfirm}
      >
        Casa, Rua das Flores
      </ConfirmDialog>,
    );
    const dialog = page.getByRole('alertdialog', { name: 'Remover?' });
    await expect.element(dialog).toHaveAccessibleDescription('Casa, Rua das Flores');
    await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus();

    await page.getByRole('button', { name: 'Remover' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('does not do it twice while the work is under way', async () => {
    const onConfirm = vi.fn<() => void>();
    mount(
      <ConfirmDialog
        open
        pending
        onOpenChange={() => undefined}
        title="Remover?"
        confirmLabel="Remover"
        onConfirm={onConfirm}
      />,
    );
    const yes = page.getByRole('button', { name: 'Remover' });
    await expect.element(yes).toHaveAttribute('aria-busy', 'true');
    // A disabled button takes no press of the driver's.
    await yes.click({ force: true });
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
