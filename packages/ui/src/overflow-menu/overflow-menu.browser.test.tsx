import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { OverflowMenu } from './overflow-menu.tsx';

const names = ['Novidades', 'Kits completos', 'Jogos de chaves', 'Makro', 'Toral'];
const row = () =>
  [...document.querySelectorAll('[data-slot="overflow-menu"] > ul > li')]
    .filter((item) => item.checkVisibility({ visibilityProperty: true }))
    .map((item) => item.textContent);
const behind = () => [...document.querySelectorAll('details li')].map((item) => item.textContent);

function mountMenu() {
  const { container } = mount(
    <div className="flex">
      <OverflowMenu>
        {names.map((name) => (
          <a key={name} href={`#${name}`} className="block w-40">
            {name}
          </a>
        ))}
      </OverflowMenu>
    </div>,
  );
  return { resize: (width: number) => container.style.setProperty('width', `${width}px`) };
}

test('links that fit stand in the row, and there is no button', async () => {
  await page.viewport(1200, 600);
  mountMenu();
  await vi.waitFor(() => expect(row()).toEqual(names));
  expect(page.getByText('Mais').element().checkVisibility({ visibilityProperty: true })).toBe(
    false,
  );
});

test('links that do not fit go behind the button, and come back when there is room', async () => {
  await page.viewport(1200, 600);
  const { resize } = mountMenu();
  resize(600);
  await vi.waitFor(() => expect(row()).toEqual(names.slice(0, 3)));
  expect(behind()).toEqual(['Makro', 'Toral']);

  await page.getByText('Mais').click();
  await page.getByRole('link', { name: 'Toral' }).click();
  expect(window.location.hash).toBe('#Toral');
  expect(document.querySelector('details')?.open).toBe(false);

  resize(1000);
  await vi.waitFor(() => expect(row()).toEqual(names));
});

test('on a phone the row scrolls and holds them all', async () => {
  await page.viewport(360, 600);
  mountMenu();
  await vi.waitFor(() => expect(row()).toEqual(names));
});
