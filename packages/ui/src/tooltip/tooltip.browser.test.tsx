import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { mount } from '../test/mount.tsx';
import { Tooltip } from './tooltip.tsx';

const button = page.getByRole('button', { name: 'Buscar' });
const tooltip = page.getByRole('tooltip');

const search = (
  <Tooltip text="Ctrl + K">
    <Button>Buscar</Button>
  </Tooltip>
);

test('shows while the pointer rests on the control, and while it is on the tooltip', async () => {
  mount(<div className="p-20">{search}</div>);
  await expect.element(button).toHaveAccessibleDescription('Ctrl + K');
  await expect.element(tooltip).not.toBeInTheDocument();
  await button.hover();
  await expect.element(tooltip).toBeVisible();
  expect(tooltip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    button.element().getBoundingClientRect().top,
  );
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();
  await userEvent.unhover(tooltip);
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('shows on the focus of the keyboard, and goes with it', async () => {
  mount(search);
  await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  await userEvent.tab();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('Escape hides it without closing the dialog that it is in', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  mount(
    <Dialog open onOpenChange={onOpenChange} title="Pedido">
      {search}
    </Dialog>,
  );
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(button).toHaveFocus();
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});
