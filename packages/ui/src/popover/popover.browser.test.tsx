import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { mount } from '../test/mount.tsx';
import { Popover } from './popover.tsx';

const button = page.getByRole('button', { name: 'Cota' });
const panel = page.getByRole('dialog', { name: 'Sobre a cota' });

const cota = (
  <Popover label="Sobre a cota" trigger={<Button>Cota</Button>}>
    <a href="#regras">Regras</a>
  </Popover>
);

test('opens beside its button, within a narrow window, and has the focus', async () => {
  await page.viewport(320, 480);
  mount(<div className="flex justify-end">{cota}</div>);
  await button.click();
  await expect.element(panel).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const box = panel.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(8);
  expect(box.right).toBeLessThanOrEqual(312);
  expect(box.top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
  await page.viewport(1024, 768);
});

test('closes on a press elsewhere, by its button, and when Tab leaves it', async () => {
  mount(
    <>
      {cota}
      <button type="button">Depois</button>
    </>,
  );
  await button.click();
  await page.getByRole('button', { name: 'Depois' }).click();
  await expect.element(panel).not.toBeInTheDocument();

  await button.click();
  await button.click();
  await expect.element(panel).not.toBeInTheDocument();

  await button.click();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Regras' })).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.tab();
  await expect.element(panel).not.toBeInTheDocument();
});

test('Escape closes it alone, in a dialog too, and gives the focus back', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  mount(
    <Dialog open onOpenChange={onOpenChange} title="Pedido">
      {cota}
    </Dialog>,
  );
  await button.click();
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a consumer who holds it decides', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  mount(
    <Popover
      open={false}
      onOpenChange={onOpenChange}
      label="Sobre a cota"
      trigger={<Button>Cota</Button>}
    >
      U$ 500
    </Popover>,
  );
  await button.click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(panel).not.toBeInTheDocument();
});
