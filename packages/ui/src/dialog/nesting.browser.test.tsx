import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { mount } from '../test/mount.tsx';
import { createToastQueue, Toaster, type ToastQueue } from '../toaster/toaster.tsx';
import { Dialog, DialogClose, DialogRoot, DialogTrigger } from './dialog.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const drawer = page.getByRole('dialog', { name: 'Endereços' });
const question = page.getByRole('alertdialog', { name: 'Remover?' });
const pressBeside = () =>
  userEvent.click(page.elementLocator(document.documentElement), { position: { x: 5, y: 5 } });

/** A drawer with an address that can be removed, after a question. */
function Addresses({ queue }: { queue?: ToastQueue }) {
  const [removed, setRemoved] = useState(false);
  return (
    <>
      {queue ? <Toaster queue={queue} /> : null}
      <DialogRoot>
        <DialogTrigger asChild>
          <Button>Abrir</Button>
        </DialogTrigger>
        <Drawer title="Endereços">
          <DialogRoot>
            {removed ? null : (
              <DialogTrigger asChild>
                <Button>Remover Casa</Button>
              </DialogTrigger>
            )}
            <ConfirmDialog title="Remover?" confirmLabel="Sim" onConfirm={() => setRemoved(true)} />
          </DialogRoot>
        </Drawer>
      </DialogRoot>
    </>
  );
}

async function openBoth(queue?: ToastQueue) {
  mount(<Addresses {...(queue && { queue })} />);
  await button('Abrir').click();
  await expect.element(drawer).toBeVisible();
  await button('Remover Casa').click();
  await expect.element(button('Cancelar')).toHaveFocus();
}

describe('a confirmation over a drawer', () => {
  test('closes by Escape alone, and then the drawer, each giving the focus back', async () => {
    await openBoth();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
    await expect.element(button('Remover Casa')).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(button('Abrir')).toHaveFocus();
  });

  test('closes by a press beside it alone', async () => {
    await openBoth();
    await pressBeside();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
  });

  test('keeps Tab to itself', async () => {
    await openBoth();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      expect(question.element().contains(document.activeElement)).toBe(true);
    }
  });

  test('leaves the focus in the drawer when what opened it is gone', async () => {
    await openBoth();
    await button('Sim').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  });

  test('keeps the page still until both are closed, and not after', async () => {
    const overflow = () => getComputedStyle(document.documentElement).overflow;
    await openBoth();
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(overflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.poll(overflow).toBe('visible');
    await expect.poll(() => getComputedStyle(document.body).pointerEvents).toBe('auto');
  });
});

describe('a toast over a modal', () => {
  const dismiss = button('Dispensar aviso');

  test('is pressed without closing the modal, and its action runs', async () => {
    const queue = createToastQueue();
    const onPress = vi.fn<() => void>();
    await openBoth(queue);
    queue.show({ text: 'Removido', duration: 600_000, action: { label: 'Desfazer', onPress } });
    await button('Desfazer').click();
    expect(onPress).toHaveBeenCalledOnce();
    queue.show({ text: 'Salvo', duration: 600_000 });
    await dismiss.click();
    expect(queue.read()).toEqual([]);
    await expect.element(question).toBeVisible();
    await expect.element(drawer).toBeVisible();
  });

  test('is reached by Tab, and heard: nothing above it is hidden', async () => {
    const queue = createToastQueue();
    await openBoth(queue);
    queue.show({ text: 'Salvo', duration: 600_000 });
    await expect.element(dismiss).toBeVisible();
    for (let presses = 0; presses < 4 && document.activeElement !== dismiss.element(); presses += 1)
      await userEvent.tab();
    await expect.element(dismiss).toHaveFocus();
    expect(dismiss.element().closest('[aria-hidden=true]')).toBeNull();
    expect(dismiss.element().closest('[aria-live=polite]')).not.toBeNull();
  });

  test('is drawn above it', async () => {
    const queue = createToastQueue();
    await openBoth(queue);
    queue.show({ text: 'Salvo', duration: 600_000 });
    await expect.element(dismiss).toBeVisible();
    const { left, top, width, height } = dismiss.element().getBoundingClientRect();
    const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(dismiss.element().contains(drawn)).toBe(true);
  });
});

describe('a trigger', () => {
  function Terms({ onClick }: { onClick?: () => void }) {
    return (
      <DialogRoot>
        <DialogTrigger asChild>
          <Button variant="brand" className="their-class" onClick={onClick}>
            Termos
          </Button>
        </DialogTrigger>
        <Dialog title="Termos de uso">
          <DialogClose asChild>
            <Button>Entendi</Button>
          </DialogClose>
        </Dialog>
      </DialogRoot>
    );
  }

  test('with asChild keeps element and looks, and says what it opens', async () => {
    const onClick = vi.fn<() => void>();
    const { container } = mount(<Terms onClick={onClick} />);
    const trigger = container.querySelector('button');
    expect(container.querySelectorAll('button')).toHaveLength(1);
    expect(trigger?.className).toBe('ui-button ui-button-brand ui-button-md their-class');
    expect(trigger?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(trigger?.getAttribute('aria-expanded')).toBe('false');

    await button('Termos').click();
    const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
    await expect.element(dialog).toBeVisible();
    expect(onClick).toHaveBeenCalledOnce();
    expect(trigger?.getAttribute('aria-expanded')).toBe('true');
    expect(trigger?.getAttribute('aria-controls')).toBe(dialog.element().id);
  });

  test('gets the focus back, also from a browser that focuses no button that is pressed', async () => {
    const { container } = mount(<Terms />);
    container.querySelector('button')?.click();
    await button('Entendi').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Termos')).toHaveFocus();
  });

  test('does not open what its own handler prevents', async () => {
    mount(
      <DialogRoot>
        <DialogTrigger onClick={(event) => event.preventDefault()}>Termos</DialogTrigger>
        <Dialog title="Termos de uso" />
      </DialogRoot>,
    );
    await button('Termos').click();
    expect(page.getByRole('dialog').query()).toBeNull();
  });

  test('outside of a root says what is missing', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    expect(() => mount(<DialogTrigger>Termos</DialogTrigger>)).toThrow(/stands in a DialogRoot/);
  });
});
