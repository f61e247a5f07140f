import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { SubmitButton } from './submit-button.tsx';

describe('SubmitButton', () => {
  // Spec: accounts 2.22
  test('sends its form, but not again while it is being sent, and keeps focus', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <SubmitButton pending={pending}>Entrar</SubmitButton>
      </form>
    );
    const { rerender } = mount(form(false));
    await page.getByRole('button', { name: 'Entrar' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();

    rerender(form(true));
    const button = page.getByRole('button', { name: 'Enviando…' });
    await expect.element(button).toHaveFocus();
    // Playwright waits for a button to be enabled; a shopper does not.
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('follows the action of its form', async () => {
    const finish: (() => void)[] = [];
    mount(
      <form action={() => new Promise<void>((resolve) => finish.push(resolve))}>
        <SubmitButton pendingLabel="Entrando…">Entrar</SubmitButton>
      </form>,
    );
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect.element(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
    finish[0]?.();
    await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });
});
