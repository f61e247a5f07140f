import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { mount } from '../test/mount.tsx';
import { createToastQueue, type ToastQueue } from './model.ts';
import { Toaster } from './toaster.tsx';

/** Lets React draw, then time pass. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const texts = () =>
  [...document.querySelectorAll('[data-slot="toast"]')].map((node) => node.textContent);
/** For a toast without a time limit, however long the browser takes to press it. */
const stay = 600_000;
/** A pointer that comes over a toast, or goes. */
const pointer = (way: 'over' | 'out', text: string) => {
  fireEvent(page.getByText(text).element(), new PointerEvent(`pointer${way}`, { bubbles: true }));
};

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  });

  test('appear in a live region that was there before', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    const region = document.querySelector('[aria-live="polite"]');
    expect(region).not.toBeNull();
    queue.show({ text: 'Salvo' });
    await pass(0);
    expect(region?.textContent).toContain('Salvo');
  });

  test('go by themselves after their time', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    queue.show({ text: 'Salvo', duration: 5000 });
    await pass(4999);
    expect(texts()).toEqual(['Salvo']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  test('wait for their turn beyond three, and get their whole time', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    for (const text of ['1', '2', '3', '4']) queue.show({ text, duration: 1000 });
    await pass(0);
    expect(texts()).toEqual(['1', '2', '3']);
    await pass(1000);
    expect(texts()).toEqual(['4']);
    await pass(999);
    expect(texts()).toEqual(['4']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  test('stay while focus is on them', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    queue.show({ text: 'Salvo', duration: 1000 });
    await pass(500);
    document.querySelector<HTMLElement>('[data-slot="toast"] button')?.focus();
    await pass(10_000);
    expect(texts()).toEqual(['Salvo']);
    document.querySelector<HTMLElement>('[data-slot="toast"] button')?.blur();
    await pass(1000);
    expect(texts()).toEqual([]);
  });

  test('stay around the focus also after a pointer passed over them', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    queue.show({ text: 'Salvo', duration: 1000 });
    await pass(0);
    const button = document.querySelector<HTMLElement>('[data-slot="toast"] button');
    button?.focus();
    pointer('over', 'Salvo');
    pointer('out', 'Salvo');
    await pass(1000);
    expect(texts()).toEqual(['Salvo']);
    expect(document.activeElement).toBe(button);
  });

  test('stay under a pointer when another one is dismissed', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    queue.show({ text: 'Outro', duration: 1000 });
    queue.show({ text: 'Salvo', duration: 1000 });
    await pass(0);
    pointer('over', 'Salvo');
    document.querySelector<HTMLElement>('[data-slot="toast"] button')?.click();
    await pass(1000);
    expect(texts()).toEqual(['Salvo']);
  });

  test('go on once the one that held them was dismissed', async () => {
    const queue = createToastQueue();
    mount(<Toaster queue={queue} />);
    const first = queue.show({ text: 'Primeiro', duration: 1000 });
    queue.show({ text: 'Segundo', duration: 1000 });
    await pass(0);
    document.querySelector<HTMLElement>('[data-slot="toast"] button')?.focus();
    queue.dismiss(first);
    await pass(0);
    await pass(1000);
    expect(texts()).toEqual([]);
  });
});

test('toasts stay while a pointer rests on them', async () => {
  const queue = createToastQueue();
  mount(<Toaster queue={queue} />);
  queue.show({ text: 'Ficou', duration: stay });
  await userEvent.hover(page.getByText('Ficou'));
  queue.show({ text: 'Salvo', duration: 100 });
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  expect(page.getByText('Salvo').query()).not.toBeNull();
  await userEvent.unhover(page.getByText('Ficou'));
  await expect.poll(() => page.getByText('Salvo').query()).toBeNull();
});

test('a toast is dismissed by its button, and its action runs once', async () => {
  const queue = createToastQueue();
  const onPress = vi.fn<() => void>();
  mount(<Toaster queue={queue} />);
  queue.show({ text: 'Falhou', duration: stay, action: { label: 'Tentar', onPress } });
  await page.getByRole('button', { name: 'Tentar' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(queue.read()).toEqual([]);

  queue.show({ text: 'Salvo', duration: stay });
  await page.getByRole('button', { name: 'Dispensar aviso' }).click();
  expect(queue.read()).toEqual([]);
});

test('the focus goes back to where it was once a toast is dismissed', async () => {
  const queue = createToastQueue();
  mount(
    <>
      <button type="button">Comprar</button>
      <Toaster queue={queue} />
    </>,
  );
  queue.show({ text: 'Um', duration: stay });
  queue.show({
    text: 'Dois',
    duration: stay,
    action: { label: 'Desfazer', onPress: () => undefined },
  });
  const buy = page.getByRole('button', { name: 'Comprar' });
  const dismiss = page.getByRole('button', { name: 'Dispensar aviso' });
  await expect.poll(() => dismiss.elements()).toHaveLength(2);
  await buy.click();
  await userEvent.tab();
  expect(document.activeElement).toBe(dismiss.elements()[0]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dismiss.elements()).toHaveLength(1);
  await expect.element(buy).toHaveFocus();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(buy).toHaveFocus();
});

describe('toasts while a modal is open', () => {
  const shop = (queue: ToastQueue, open: boolean) => (
    <>
      <Toaster queue={queue} />
      <Dialog open={open} onOpenChange={() => undefined} title="Carrinho">
        <button type="button">Finalizar</button>
      </Dialog>
    </>
  );
  const modal = page.getByRole('dialog', { name: 'Carrinho' });
  const dismiss = page.getByRole('button', { name: 'Dispensar aviso' });
  /** The live region that everything outside the modal being inert leaves to be heard. */
  const region = () => document.querySelector('[role=dialog] > [data-slot=toaster] [aria-live]');

  test('appear in a live region that was in the modal before', async () => {
    const queue = createToastQueue();
    mount(shop(queue, true));
    await expect.poll(() => region()?.textContent).toBe('');
    const before = region();
    queue.show({ text: 'Salvo', duration: stay });
    await expect.poll(() => before?.textContent).toBe('Salvo');
    expect(texts()).toEqual(['Salvo']);
  });

  test('lie above it, and their buttons can be pressed', async () => {
    const queue = createToastQueue();
    mount(shop(queue, true));
    await expect.element(modal).toBeVisible();
    queue.show({ text: 'Salvo', duration: stay });
    await dismiss.click();
    expect(queue.read()).toEqual([]);
  });

  test('come along when it opens, and stay when it closes', async () => {
    const queue = createToastQueue();
    const { rerender } = mount(shop(queue, false));
    queue.show({ text: 'Salvo', duration: stay });
    await expect.element(page.getByText('Salvo')).toBeVisible();
    rerender(shop(queue, true));
    await expect.poll(() => region()?.textContent).toBe('Salvo');
    rerender(shop(queue, false));
    await expect.poll(region).toBeNull();
    await dismiss.click();
    expect(queue.read()).toEqual([]);
  });

  test('show again in the page once it was taken away while open', async () => {
    const queue = createToastQueue();
    const { rerender } = mount(shop(queue, true));
    await expect.poll(region).not.toBeNull();
    rerender(<Toaster queue={queue} />);
    queue.show({ text: 'Salvo', duration: stay });
    await expect.element(page.getByText('Salvo')).toBeVisible();
  });

  test('belong to the modal that was opened last', async () => {
    const queue = createToastQueue();
    const twice = (open: boolean) => (
      <>
        <Dialog open={open} onOpenChange={() => undefined} title="Certeza?">
          <button type="button">Sim</button>
        </Dialog>
        {shop(queue, true)}
      </>
    );
    const { rerender } = mount(twice(false));
    await expect.poll(region).not.toBeNull();
    rerender(twice(true));
    await expect.element(page.getByRole('dialog', { name: 'Certeza?' })).toBeVisible();
    queue.show({ text: 'Salvo', duration: stay });
    await dismiss.click();
    expect(queue.read()).toEqual([]);
  });
});

test('leaves the buttons at the foot of a drawer free on a phone', async () => {
  await page.viewport(390, 800);
  const queue = createToastQueue();
  mount(
    <>
      <Drawer
        open
        onOpenChange={vi.fn<() => void>()}
        title="Seu carrinho"
        footer={
          <div className="ui-modal-foot">
            <Button block size="lg">
              Finalizar compra
            </Button>
          </div>
        }
      >
        Nada
      </Drawer>
      <Toaster queue={queue} />
    </>,
  );
  const button = page.getByRole('button', { name: 'Finalizar compra' });
  await expect.element(button).toBeVisible();
  queue.show({ text: 'Adicionado aos favoritos', duration: stay });
  await expect.element(page.getByText('Adicionado aos favoritos')).toBeVisible();

  const isFree = () => {
    const { left, top, width, height } = button.element().getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.element().contains(there);
  };
  await expect.poll(isFree).toBe(true);
});

test('show at the top of the screen where the consumer wants them there', async () => {
  const queue = createToastQueue();
  mount(<Toaster queue={queue} placement="top" />);
  queue.show({ text: 'Salvo', duration: stay });
  await expect.element(page.getByText('Salvo')).toBeVisible();
  const { top, bottom } = page.getByText('Salvo').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(window.innerHeight / 2);
  expect(top).toBeGreaterThanOrEqual(0);
});
