import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog with a second one over it. */
function Two() {
  const [open, setOpen] = useState<'none' | 'first' | 'both'>('none');
  return (
    <>
      <button type="button" onClick={() => setOpen('first')}>
        Abrir
      </button>
      <Dialog open={open !== 'none'} onOpenChange={() => setOpen('none')} title="Endereço">
        <button type="button" onClick={() => setOpen('both')}>
          Perguntar
        </button>
        <Dialog open={open === 'both'} onOpenChange={() => setOpen('first')} title="Certeza?" />
      </Dialog>
    </>
  );
}

const dialogs = () => document.querySelectorAll('[data-slot=dialog][data-state=open]').length;
/** Navigates as a page in a frame can. Returns whether it may. */
const go = (navigationType: NavigationType) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), { navigationType }),
  );

describe('Back', () => {
  test('closes what is on top, one by one, and then leads back', async () => {
    mount(<Two />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('button', { name: 'Perguntar' }).click();
    await expect.poll(dialogs).toBe(2);
    expect(go('push')).toBe(true);
    expect(dialogs()).toBe(2);

    expect(go('traverse')).toBe(false);
    await expect.poll(dialogs).toBe(1);
    expect(go('traverse')).toBe(false);
    await expect.poll(dialogs).toBe(0);
    expect(go('traverse')).toBe(true);
  });

  test('is what the system says it is, such as a gesture, and is heard only while it is open', async () => {
    const watchers: FakeWatcher[] = [];
    class FakeWatcher {
      onclose: (() => void) | null = null;
      readonly destroy = vi.fn();
      constructor() {
        watchers.push(this);
      }
    }
    vi.stubGlobal('CloseWatcher', FakeWatcher);
    onTestFinished(() => void vi.unstubAllGlobals());
    mount(<Two />);
    expect(watchers).toEqual([]);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.poll(() => watchers.length).toBe(1);
    watchers[0]?.onclose?.();
    await expect.poll(dialogs).toBe(0);
    await expect.poll(() => watchers[0]?.destroy).toHaveBeenCalledOnce();
  });
});
