import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { until } from '../test/browser.ts';
import { menuCategories } from '../test/categories.tsx';
import { mount } from '../test/mount.tsx';
import { CategoryMenu } from './category-menu.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = page.getByText('Categorias');
/** The departments that show, if any. */
const departments = () =>
  [...document.querySelectorAll('[data-state="open"] li')].map((item) => item.textContent);

describe('the menu of categories', () => {
  beforeEach(async () => {
    await page.viewport(1024, 700);
    await userEvent.unhover(document.documentElement);
    mount(<CategoryMenu categories={menuCategories} />);
    await button.click();
  });

  test('shows the departments of the category under the pointer', async () => {
    await userEvent.hover(link('Elétricas'));
    await expect
      .poll(departments)
      .toEqual(['Furadeiras', 'Serras circulares e tico-tico', 'Ver tudo em Elétricas']);
    await userEvent.hover(link('EPI e segurança'));
    await expect.poll(departments).toEqual([]);
  });

  describe('keeps those that show for 300 ms', () => {
    /** The pointer moves over a link, with the events of a browser. */
    const enter = (name: string, from: string) => {
      const [to, left] = [link(name).element(), link(from).element()];
      const move = { bubbles: true, pointerType: 'mouse' };
      fireEvent(left, new PointerEvent('pointerout', { ...move, relatedTarget: to }));
    };

    beforeEach(async () => {
      await userEvent.hover(link('Elétricas'));
      await until(() => link('Furadeiras').query());
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
    });

    test('for a pointer that cuts across other categories on its way to them', async () => {
      enter('Ferramentas manuais', 'Elétricas');
      await vi.advanceTimersByTimeAsync(150);
      enter('Iluminação', 'Ferramentas manuais');
      await vi.advanceTimersByTimeAsync(149);
      expect(departments()).toContain('Furadeiras');
      enter('Furadeiras', 'Iluminação');
      await vi.advanceTimersByTimeAsync(1000);
      expect(departments()).toContain('Furadeiras');
    });

    test('and then shows those of the category where the pointer stayed', async () => {
      enter('Ferramentas manuais', 'Elétricas');
      await vi.advanceTimersByTimeAsync(299);
      expect(departments()).toContain('Furadeiras');
      await vi.advanceTimersByTimeAsync(1);
      await expect.poll(departments).not.toContain('Furadeiras');
      expect(departments()).toContain('Ver tudo em Ferramentas manuais');
    });

    test('and then none where the pointer stayed on a category without any', async () => {
      enter('EPI e segurança', 'Elétricas');
      await vi.advanceTimersByTimeAsync(299);
      expect(departments()).toContain('Furadeiras');
      await vi.advanceTimersByTimeAsync(1);
      await expect.poll(departments).toEqual([]);
      enter('Elétricas', 'EPI e segurança');
      await expect.poll(departments).toContain('Furadeiras');
    });
  });

  // Spec: storefront 2.26, 9.2
  test('keeps them for 300 ms after the pointer left, and longer when it comes back', async () => {
    await userEvent.hover(link('Elétricas'));
    await expect.poll(departments).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const list = page.getByRole('list').first().element();
    /** The pointer comes over the list, or leaves it; what that starts has started. */
    const pointer = (way: 'over' | 'out') =>
      fireEvent(list, new PointerEvent(`pointer${way}`, { bubbles: true, pointerType: 'mouse' }));

    pointer('out');
    await vi.advanceTimersByTimeAsync(299);
    pointer('over');
    await vi.advanceTimersByTimeAsync(300);
    expect(departments()).toHaveLength(3);

    pointer('out');
    await vi.advanceTimersByTimeAsync(300);
    await expect.poll(departments).toEqual([]);
  });

  test('is walked by arrow keys, into the departments and back', async () => {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Ferramentas manuais');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Elétricas');
    expect(departments()).toHaveLength(3);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Serras circulares e tico-tico');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Iluminação');
  });

  test('closes on Escape, and when a link is followed', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');

    await button.click();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await link('Iluminação').click();
    expect(document.querySelector('details')?.open).toBe(false);
  });

  test('closes on a press beside it', async () => {
    await userEvent.click(document.documentElement, { position: { x: 900, y: 600 } });
    expect(document.querySelector('details')?.open).toBe(false);
  });
});

test('by touch the first press on a category shows its departments, the second follows', async () => {
  mount(<CategoryMenu categories={menuCategories} open />);
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('click', followed);
  onTestFinished(() => document.removeEventListener('click', followed));

  const electric = link('Elétricas').element();
  const touch = async () => {
    electric.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
    );
    await Promise.resolve();
    electric.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  await touch();
  await expect.poll(departments).toHaveLength(3);
  expect(followed).not.toHaveBeenCalled();
  await touch();
  await expect.poll(() => followed).toHaveBeenCalledOnce();
});

test('departments that come while the pointer is on their category are shown', async () => {
  await page.viewport(1024, 700);
  await userEvent.unhover(document.documentElement);
  const bare = menuCategories.map((category) => ({ ...category, departments: [] }));
  const { rerender } = mount(<CategoryMenu categories={bare} open />);
  await userEvent.hover(link('Elétricas'));
  expect(departments()).toEqual([]);

  rerender(<CategoryMenu categories={menuCategories} open />);

  await expect.poll(departments).toContain('Furadeiras');
});

describe('with more categories than a laptop is high', () => {
  const many = Array.from({ length: 27 }, (_, index) => ({
    href: `/produtos/${index}`,
    label: `Categoria ${index + 1}`,
    departments: [{ href: `/produtos/${index}/a`, label: `Departamento ${index + 1}` }],
  }));
  const opened = () => document.querySelector('[data-state="open"]');

  beforeEach(async () => {
    await page.viewport(1366, 768);
    await userEvent.unhover(document.documentElement);
    // Beneath the bars of a shop.
    mount(
      <div className="pt-28">
        <CategoryMenu categories={many} />
      </div>,
    );
    await button.click();
  });

  /** Every department of the open category can be seen, and pressed. */
  const expectInSight = (index: number) => {
    const part = link(`Departamento ${index + 1}`).element();
    const { left, top, width, height } = part.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(part.contains(there)).toBe(true);
    expect(opened()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  };

  // Spec: storefront 2.26
  test('the list scrolls, and the departments of each stay in sight of a pointer', async () => {
    const list = page.getByRole('list').first().element();
    expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    for (const index of [0, 13, 26]) {
      link(`Categoria ${index + 1}`)
        .element()
        .scrollIntoView({ block: 'nearest' });
      await userEvent.hover(link(`Categoria ${index + 1}`));
      await expect.poll(departments).toContain(`Departamento ${index + 1}`);
      expectInSight(index);
    }
    expect(document.documentElement.scrollTop).toBe(0);
  });

  test('and of the keyboard', async () => {
    await userEvent.tab();
    for (let index = 0; index < many.length; index += 1) {
      await expect.poll(departments).toContain(`Departamento ${index + 1}`);
      expectInSight(index);
      const focused = document.activeElement?.getBoundingClientRect();
      expect(focused?.bottom).toBeLessThanOrEqual(innerHeight);
      await userEvent.keyboard('{ArrowDown}');
    }
    expect(document.documentElement.scrollTop).toBe(0);
  });
});
