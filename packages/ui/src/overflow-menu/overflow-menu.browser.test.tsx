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

const menu = (labels: readonly string[], width = 'w-40') => (
  <div className="flex">
    <OverflowMenu>
      {labels.map((name) => (
        <a key={name} href={`#${name}`} className={`block truncate ${width}`}>
          {name}
        </a>
      ))}
    </OverflowMenu>
  </div>
);

function mountMenu() {
  const { container, rerender } = mount(menu(names));
  return {
    resize: (width: number) => container.style.setProperty('width', `${width}px`),
    rerender,
  };
}
/** A resize observer has reported by the second frame from now. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

test('links that fit stand in the row, and there is no button', async () => {
  await page.viewport(1200, 600);
  mountMenu();
  await expect.poll(row).toEqual(names);
  expect(page.getByText('Mais').element().checkVisibility({ visibilityProperty: true })).toBe(
    false,
  );
});

// Spec: storefront 2.18
test('links that do not fit go behind the button, and come back when there is room', async () => {
  await page.viewport(1200, 600);
  const { resize } = mountMenu();
  resize(600);
  await expect.poll(row).toEqual(names.slice(0, 3));
  expect(behind()).toEqual(['Makro', 'Toral']);

  await page.getByText('Mais').click();
  await page.getByRole('link', { name: 'Toral' }).click();
  expect(window.location.hash).toBe('#Toral');
  expect(document.querySelector('details')?.open).toBe(false);

  resize(1000);
  await expect.poll(row).toEqual(names);
});

test('on a phone the row scrolls and holds them all', async () => {
  await page.viewport(360, 600);
  mountMenu();
  await expect.poll(row).toEqual(names);
});

test('links that a wide screen cuts off go behind the button, although nothing got wider', async () => {
  await page.viewport(360, 600);
  const { resize } = mountMenu();
  resize(600);
  await expect.poll(row).toEqual(names);

  await page.viewport(1200, 600);
  await expect.poll(row).toEqual(names.slice(0, 3));

  await page.viewport(360, 600);
  await expect.poll(row).toEqual(names);
});

test('a button that grows takes the place of a link', async () => {
  await page.viewport(1200, 600);
  const { resize } = mountMenu();
  resize(600);
  await expect.poll(row).toEqual(names.slice(0, 3));

  document.querySelector('summary')?.style.setProperty('width', '200px');
  await expect.poll(row).toEqual(names.slice(0, 2));
});

test('links that take the place of others are measured when they change', async () => {
  await page.viewport(1200, 600);
  const { resize, rerender } = mountMenu();
  resize(600);
  await expect.poll(row).toEqual(names.slice(0, 3));

  const others = names.map((name) => `${name} 2`);
  rerender(menu(others));
  await drawn();
  rerender(menu(others, 'w-20'));
  await expect.poll(row).toEqual(others);
});

test('is observed once, however often it is rendered', async () => {
  let made = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        made += 1;
      }
    },
  );
  const { rerender } = mountMenu();
  await expect.poll(row).toEqual(names);
  rerender(menu([...names].reverse()));
  await expect.poll(row).toEqual([...names].reverse());

  expect(made).toBe(1);
  vi.unstubAllGlobals();
});

// Spec: storefront 8.7
test('a window that is drawn wider and narrower goes without a warning of a loop', async () => {
  const warnings: string[] = [];
  const onError = ({ message }: ErrorEvent) => warnings.push(message);
  window.addEventListener('error', onError);
  await page.viewport(1200, 600);
  const { resize } = mountMenu();

  for (const width of [1000, 320, 640, 330, 980, 500, 1100]) {
    resize(width);
    await drawn();
  }

  window.removeEventListener('error', onError);
  expect(warnings).toEqual([]);
});
