import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { PickupCode } from './pickup-code.tsx';

// Spec: accounts 2.42
test('a pickup code is copied, and says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  mount(<PickupCode code="4817-22" />);
  await page.getByRole('button', { name: 'Copiar código' }).click();
  expect(writeText.mock.calls).toEqual([['4817-22']]);
  await expect.element(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
});

test('a pickup code that the browser does not copy keeps its button', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  onTestFinished(() => writeText.mockRestore());
  mount(<PickupCode code="4817-22" />);
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await expect.element(page.getByRole('button', { name: 'Copiar código' })).toBeVisible();
});
