import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { BottomNav } from './bottom-nav.tsx';

test('an entry with an address that opens something opens it, and leads there in a new tab', async () => {
  await page.viewport(360, 740);
  const open = vi.fn<() => void>();
  mount(
    <BottomNav
      items={[{ href: '#produtos', onPress: open, icon: null, label: 'Departamentos' }]}
    />,
  );
  const entry = page.getByRole('link', { name: 'Departamentos' });
  expect(entry.element().getAttribute('href')).toBe('#produtos');

  await entry.click();
  expect(open).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe('');

  const prevented: boolean[] = [];
  window.addEventListener(
    'click',
    (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await entry.click({ modifiers: ['Control'] });
  expect(prevented).toEqual([false]);
  expect(open).toHaveBeenCalledOnce();
});
