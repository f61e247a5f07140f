import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdMotion } from '../test/browser.ts';
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

const dialog = () => document.querySelector<HTMLElement>('[data-slot=dialog]');
const backdrop = () => document.querySelector('[data-slot=backdrop]');
const state = () => dialog()?.dataset['state'] ?? 'closed';
/** Presses the backdrop in a corner, where no panel covers it. */
const pressBeside = () =>
  userEvent.click(backdrop() ?? document.body, { position: { x: 5, y: 5 } });

describe('Dialog', () => {
  test('opens on its content, not on its cross, and gives focus back', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Endereço' })).toBeVisible();
    await expect.element(page.getByLabelText('Rua')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toBe('closed');
    await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus();
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
    await expect.element(page.getByLabelText('Rua')).toHaveFocus();
    const node = dialog();
    if (!node) throw new Error('There is no dialog.');
    const goOn = await holdMotion(node);
    await userEvent.keyboard('{Escape}');
    await expect.poll(state).toBe('closing');
    expect(node.getAnimations()).toHaveLength(1);
    goOn();
    await expect.poll(state).toBe('closed');
  });

  test('closes by its cross', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(state).toBe('closed');
  });

  test('closes by a press outside, unless what was typed would be lost', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { rerender } = mount(<Dialog open onOpenChange={onOpenChange} title="Aviso" />);
    await expect.poll(state).toBe('open');
    await pressBeside();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    rerender(<Dialog open onOpenChange={onOpenChange} title="Aviso" closeOnBackdrop={false} />);
    await pressBeside();
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  // Spec: decision 34
  test('keeps Tab inside', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(page.getByLabelText('Rua')).toHaveFocus();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true);
    }
  });

  // Spec: storefront 2.27
  test('holds the page behind still', async () => {
    mount(<Opener />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });
});

test('a dialog on a low screen with large text shows all of itself by scrolling', async () => {
  document.documentElement.style.fontSize = '32px';
  await page.viewport(360, 380);
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1024, 768);
  });
  mount(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Cancelar o pedido"
      footer={
        <>
          <button type="button">Não, manter o pedido</button>
          <button type="button">Sim, cancelar o pedido agora</button>
        </>
      }
    >
      <p>O valor volta para a forma de pagamento em até 10 dias úteis.</p>
    </Dialog>,
  );
  const last = page.getByRole('button', { name: 'Sim, cancelar o pedido agora' });
  await expect.element(last).toBeVisible();
  const dialog = page.getByRole('dialog').element().getBoundingClientRect();
  for (const part of [page.getByText(/10 dias/), last]) {
    part.element().scrollIntoView({ behavior: 'instant', block: 'nearest' });
    const { top, bottom } = part.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(dialog.bottom);
    expect(top).toBeGreaterThanOrEqual(dialog.top);
  }
});
