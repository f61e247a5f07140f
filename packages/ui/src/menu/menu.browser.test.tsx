import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { renderHtml } from '../test/render.tsx';
import { menuPart } from './menu-part.ts';
import { Menu, type MenuItem, type MenuProps } from './menu.tsx';

const items: readonly MenuItem[] = [
  { label: 'Pedidos', href: '#pedidos' },
  { label: 'Endereços', href: '#enderecos' },
  { label: 'Sair', apart: true },
];

const account = (props: Partial<MenuProps> = {}) => (
  <Menu label="Sua conta" items={items} {...props}>
    {props.children ?? <a href="#conta">Maria</a>}
  </Menu>
);
const trigger = page.getByText('Maria');
const menu = page.getByRole('menu', { name: 'Sua conta' });
const entry = (name: string) => page.getByRole('menuitem', { name });

afterEach(() => {
  window.location.hash = '';
});

describe('a menu', () => {
  test('opens on a press without following its link, and closes on the next', async () => {
    mount(account());
    await trigger.click();
    await expect.element(menu).toBeVisible();
    expect(window.location.hash).toBe('');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect.element(trigger).toHaveAttribute('aria-controls', menu.element().id);

    await trigger.click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('hangs beneath its trigger, flush with its end', async () => {
    mount(
      <div className="flex justify-end p-4">
        {account({ children: <a href="#conta">Maria</a> })}
      </div>,
    );
    await trigger.click();
    await expect.element(menu).toBeVisible();
    const button = trigger.element().getBoundingClientRect();
    const list = () => menu.element().getBoundingClientRect();
    await expect.poll(() => Math.round(list().right)).toBe(Math.round(button.right));
    await expect.poll(() => list().top).toBeGreaterThanOrEqual(button.bottom);
  });

  test.each([
    ['header', <header key="header">{account()}</header>],
    ['main', <main key="main">{account()}</main>],
    [
      '[role=dialog]',
      <main key="dialog">
        <div role="dialog" aria-label="Conta">
          {account()}
        </div>
      </main>,
    ],
    ['body', account()],
  ])('has its list in %s, around its trigger', async (around, content) => {
    mount(content);
    await trigger.click();
    await expect.element(menu).toBeVisible();
    const wrapper = menu.element().closest('[data-radix-popper-content-wrapper]');
    expect(wrapper?.parentElement).toBe(document.querySelector(around));
  });

  test('is no wider than its trigger, so that its list hangs from that', async () => {
    mount(account());
    const box = document.querySelector('[data-slot="menu"]')?.getBoundingClientRect();
    expect(box?.width).toBe(trigger.element().getBoundingClientRect().width);
    await trigger.click();
    await expect.element(menu).toBeVisible();
    expect(menu.element().getBoundingClientRect().left).toBeLessThan(100);
  });

  test.each(['items-stretch', 'items-start'])('stays at the top of a tall row: %s', (look) => {
    mount(<div className={`flex min-h-50 ${look}`}>{account()}</div>);
    const box = document.querySelector('[data-slot="menu"]')?.getBoundingClientRect();
    const row = document.querySelector('.min-h-50')?.getBoundingClientRect();
    expect(box?.top).toBe(row?.top);
    expect(box?.height).toBeLessThan(100);
  });

  test('is gone through by arrow keys, around its ends, and by first letters', async () => {
    await menuPart.load();
    mount(account());
    await userEvent.tab();
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('Pedidos')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(entry('Sair')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('Pedidos')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect.element(entry('Endereços')).toHaveFocus();
  });

  test('closes on Escape and gives the focus back', async () => {
    await menuPart.load();
    mount(account());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  test('closes on a press beside it, and leaves the focus where that put it', async () => {
    mount(
      <>
        <div className="flex justify-end p-20">{account()}</div>
        <button type="button">Outro</button>
      </>,
    );
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await page.getByRole('button', { name: 'Outro' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Outro' })).toHaveFocus();
  });

  test('does what is chosen, and closes', async () => {
    const onSelect = vi.fn<() => void>();
    mount(account({ items: [{ label: 'Sair', onSelect }] }));
    await trigger.click();
    await entry('Sair').click();
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('follows an entry that leads somewhere, by press and by key', async () => {
    mount(account());
    await trigger.click();
    await entry('Pedidos').click();
    await expect.poll(() => window.location.hash).toBe('#pedidos');
    await expect.element(menu).not.toBeInTheDocument();

    trigger.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('Pedidos')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('Endereços')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.hash).toBe('#enderecos');
  });

  test('leaves a press with a modifier to the browser', () => {
    mount(account());
    const followed = vi.fn<(prevented: boolean) => void>();
    const listen = (event: Event) => {
      followed(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', listen);
    onTestFinished(() => document.removeEventListener('click', listen));
    trigger
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(followed).toHaveBeenCalledExactlyOnceWith(false);
    expect(menu.query()).toBeNull();
  });

  test('lets the page behind scroll', async () => {
    mount(account());
    await trigger.click();
    await expect.element(menu).toBeVisible();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  });

  test('on a summary takes the place of what that shows without JavaScript', async () => {
    mount(account({ children: <summary>Maria</summary>, fallback: <p>Sem menu</p> }));
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await expect.element(page.getByText('Sem menu')).not.toBeVisible();
  });
});

describe('a menu without its code', () => {
  test('is its trigger, as the server sends it: a link that promises no menu', () => {
    const html = renderHtml(account());
    expect(html).toContain('<a href="#conta">Maria</a>');
    expect(html).not.toContain('aria-haspopup');
  });

  test('follows its link when the code does not come', async () => {
    vi.spyOn(menuPart, 'load').mockRejectedValue(new Error('offline'));
    vi.spyOn(menuPart, 'loaded', 'get').mockReturnValue(undefined);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    mount(account());
    await trigger.click();
    await expect.poll(() => window.location.hash).toBe('#conta');
    expect(menu.query()).toBeNull();
  });
});
