import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { Drawer } from './drawer.tsx';

const words = 'Retire o pedido no balcão com um documento. '.repeat(200);

function Terms({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onOpenChange={setOpen} title="Condições">
      {words}
      {children}
    </Drawer>
  );
}

const scrolled = () => page.getByText(words.trim()).element().scrollTop;

test('a long text in a drawer is scrolled by the keyboard', async () => {
  mount(<Terms />);
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  await expect.poll(() => page.getByText(words.trim()).element()).toHaveProperty('tabIndex', 0);

  await userEvent.tab();
  expect(document.activeElement).toBe(page.getByText(words.trim()).element());
  await userEvent.keyboard('{End}');
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('a drawer with controls has no stop between them', async () => {
  mount(
    <Terms>
      <button type="button">Entendi</button>
    </Terms>,
  );
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Entendi' })).toHaveFocus();
});
