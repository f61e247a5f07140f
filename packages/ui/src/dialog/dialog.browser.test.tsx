import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import '../../.storybook/preview.css';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Endereço" {...props}>
        <input aria-label="Rua" />
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector('dialog');
const state = () => dialog()?.dataset['state'];
const press = (target: Element | null) =>
  target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));

describe('Dialog', () => {
  test('opens on its content, not on its cross, and gives focus back', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Endereço' })).toBeVisible();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rua');
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toBe('closed');
    expect(document.activeElement?.textContent).toBe('Abrir');
  });

  test('opens on the first control of content that scrolls', async () => {
    mount(
      <Dialog open onOpenChange={() => undefined} title="Endereço">
        <div className="h-1000">
          <input aria-label="Rua" />
        </div>
      </Dialog>,
    );
    await expect.element(page.getByLabelText('Rua')).toHaveFocus();
  });

  test('fades out before it is closed', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await Promise.all((dialog()?.getAnimations() ?? []).map(({ finished }) => finished));
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toBe('closing');
    expect(dialog()?.open).toBe(true);
    expect(dialog()?.getAnimations()[0]?.playState).toBe('running');
    await expect.poll(() => dialog()?.open).toBe(false);
  });

  test('closes by its cross', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(state).toBe('closed');
  });

  test('closes by a press beside it, unless what was typed would be lost', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { rerender } = mount(<Dialog open onOpenChange={onOpenChange} title="Aviso" />);
    press(dialog());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    rerender(<Dialog open onOpenChange={onOpenChange} title="Aviso" closeOnBackdrop={false} />);
    press(dialog());
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test('keeps Tab inside', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true);
    }
  });

  test('holds the page behind still', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });
});
