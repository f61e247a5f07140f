import { act, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdMotion, motionEnded } from '../test/browser.ts';
import { mount } from '../test/mount.tsx';
import { cartLines, cartTotals } from '../test/samples.ts';
import { CartDrawer, type CartDrawerProps } from './cart-drawer.tsx';

/** A page with a button that opens the cart. */
function Shop(props: Partial<CartDrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <CartDrawer
        open={open}
        onOpenChange={setOpen}
        lines={cartLines}
        {...cartTotals}
        onQuantityChange={() => undefined}
        onRemove={() => undefined}
        onClear={() => undefined}
        {...props}
      />
    </>
  );
}

const drawer = () => page.getByRole('dialog', { name: 'Seu carrinho' });
const opener = page.getByRole('button', { name: 'Abrir' });
const dialogNode = () => document.querySelector<HTMLElement>('[data-slot=cart-drawer]');
const stateOf = () => dialogNode()?.dataset['state'] ?? 'closed';

async function openCart(props: Partial<CartDrawerProps> = {}) {
  mount(<Shop {...props} />);
  await opener.click();
  await expect.poll(() => dialogNode()?.contains(document.activeElement)).toBe(true);
}

/** Presses Escape and holds the slide that it starts. Returns the slide, and how it goes on. */
async function closeAndHold() {
  const dialog = dialogNode();
  if (!dialog) throw new Error('There is no dialog.');
  const goOn = await holdMotion(dialog);
  await userEvent.keyboard('{Escape}');
  await expect.poll(stateOf).toBe('closing');
  return { slide: dialog.getAnimations()[0], goOn };
}

describe('the cart drawer', () => {
  test('is closed at first, and not in the way of assistive technology', () => {
    mount(<Shop />);
    expect(stateOf()).toBe('closed');
    expect(drawer().query()).toBeNull();
  });

  test('opens with focus inside, and stays the only place for Tab', async () => {
    await openCart();
    for (let presses = 0; presses < 30; presses += 1) {
      expect(dialogNode()?.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
  });

  test('closes on Escape by way of "closing", and focus goes back to where it was', async () => {
    await openCart();
    const { goOn } = await closeAndHold();
    goOn();
    await expect.poll(stateOf).toBe('closed');
    await expect.element(opener).toHaveFocus();
  });

  // Spec: storefront 4.1, 9.3
  test('stays in sight while it is closing, for 300 ms', async () => {
    await openCart();
    const { slide, goOn } = await closeAndHold();
    expect(slide?.effect?.getTiming().duration).toBe(300);
    expect(document.querySelectorAll('[data-slot="cart-line"]')).toHaveLength(3);
    goOn();
    await expect.poll(stateOf).toBe('closed');
    expect(document.querySelectorAll('[data-slot="cart-line"]')).toHaveLength(0);
  });

  test('opens again while it is closing', async () => {
    const { rerender } = mount(<Controlled open />);
    await expect.element(drawer()).toBeVisible();
    rerender(<Controlled open={false} />);
    expect(stateOf()).toBe('closing');
    rerender(<Controlled open />);
    expect(stateOf()).toBe('open');
    const dialog = dialogNode();
    if (dialog) await motionEnded(dialog);
    expect(stateOf()).toBe('open');
  });

  test('closes by its button and by a press beside it', async () => {
    await openCart();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(stateOf).toBe('closed');

    await opener.click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 20, y: 300 }, force: true });
    await expect.poll(stateOf).toBe('closed');
  });

  test('does not close by a press inside', async () => {
    await openCart();
    await userEvent.click(page.getByText('Subtotal'));
    expect(stateOf()).toBe('open');
  });

  // Spec: storefront 4.3
  test('keeps the page behind from scrolling, and as wide as it was', async () => {
    const tall = document.createElement('div');
    tall.className = 'h-1000';
    document.body.append(tall);
    onTestFinished(() => tall.remove());
    const before = tall.getBoundingClientRect().width;

    await openCart();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(tall.getBoundingClientRect().width).toBe(before);

    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  test('reports which line changed, and its new quantity', async () => {
    const onQuantityChange = vi.fn<(id: string, quantity: number) => void>();
    const onRemove = vi.fn<(id: string) => void>();
    await openCart({ onQuantityChange, onRemove });

    await page.getByRole('button', { name: 'Aumentar quantidade' }).nth(1).click();
    expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith('2', 5);

    await page.getByRole('button', { name: /^Remover: Caixa de ferramentas/ }).click();
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('3');
  });

  test('offers no checkout without its address', async () => {
    await openCart();
    expect(page.getByRole('link', { name: 'Finalizar compra' }).query()).toBeNull();
  });

  // Spec: storefront 8.5
  test('when it is empty offers the way back to the shop', async () => {
    await openCart({ lines: [] });
    await page.getByRole('button', { name: 'Continuar comprando' }).click();
    await expect.poll(stateOf).toBe('closed');
  });
});

describe('clearing the cart', () => {
  // Spec: storefront 4.4
  test('takes two presses', async () => {
    const onClear = vi.fn<() => void>();
    await openCart({ onClear });
    await page.getByRole('button', { name: 'Limpar carrinho' }).click();
    expect(onClear).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Confirmar: limpar tudo' }).click();
    expect(onClear).toHaveBeenCalledOnce();
  });

  // Spec: storefront 4.4, 9.3
  test('asks again when the second press does not come within three seconds', async () => {
    const onClear = vi.fn<() => void>();
    await openCart({ onClear });
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const button = document.querySelector<HTMLButtonElement>('[data-state="idle"]');
    button?.click();
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(button?.dataset['state']).toBe('confirming');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button?.dataset['state']).toBe('idle');
    button?.click();
    expect(onClear).not.toHaveBeenCalled();
  });
});

/** A cart that loses what is removed. */
function Emptying() {
  const [lines, setLines] = useState(cartLines);
  return (
    <CartDrawer
      open
      onOpenChange={() => undefined}
      lines={lines}
      {...cartTotals}
      onQuantityChange={() => undefined}
      onRemove={(id) => setLines((now) => now.filter((line) => line.id !== id))}
      onClear={() => setLines([])}
      notice={
        <button type="button" onClick={() => setLines((now) => now.slice(1))}>
          Mudar
        </button>
      }
    />
  );
}

describe('focus in a cart that gets shorter', () => {
  const remove = (name: RegExp) => page.getByRole('button', { name });
  const press = async (button: Element) => {
    if (button instanceof HTMLElement) button.focus();
    await userEvent.keyboard('{Enter}');
  };

  test('goes to the next line, from the last to the one before, and then to the way on', async () => {
    mount(<Emptying />);
    await press(remove(/^Remover: Furadeira/).element());
    await expect.element(remove(/^Remover: Chave/)).toHaveFocus();
    await press(remove(/^Remover: Caixa/).element());
    await expect.element(remove(/^Remover: Chave/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Continuar comprando' })).toHaveFocus();
  });

  test('goes to the way on when the cart is cleared', async () => {
    mount(<Emptying />);
    await press(page.getByRole('button', { name: 'Limpar carrinho' }).element());
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Continuar comprando' })).toHaveFocus();
  });

  test('stays where it is when it was not in the line that went', async () => {
    mount(<Emptying />);
    const button = page.getByRole('button', { name: 'Mudar' });
    await press(button.element());
    await expect.element(remove(/^Remover: Furadeira/)).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

function Controlled({ open }: { open: boolean }) {
  return (
    <CartDrawer
      open={open}
      onOpenChange={() => undefined}
      lines={cartLines}
      {...cartTotals}
      onQuantityChange={() => undefined}
      onRemove={() => undefined}
      onClear={() => undefined}
    />
  );
}
