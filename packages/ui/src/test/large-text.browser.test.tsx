import { money } from '@ponte/regional/money';
import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import * as cart from '../../screens/cart.stories.tsx';
import * as checkout from '../../screens/checkout.stories.tsx';
import * as home from '../../screens/home.stories.tsx';
import * as orderList from '../../screens/order-list.stories.tsx';
import * as order from '../../screens/order.stories.tsx';
import { Panel } from '../../screens/panel.tsx';
import * as productList from '../../screens/product-list.stories.tsx';
import * as productPage from '../../screens/product-page.stories.tsx';
import * as registration from '../../screens/registration.stories.tsx';
import { Button } from '../button/button.tsx';
import { CartSummary } from '../cart-summary/cart-summary.tsx';
import { CheckoutBar } from '../checkout-bar/checkout-bar.tsx';
import { esPY } from '../locales/es-PY.ts';
import { Notice } from '../notice/notice.tsx';
import { mount } from './mount.tsx';

/** Storybook's surroundings with the toolbar's language chosen. */
const inLocale = (locale: string) => ({
  ...preview,
  initialGlobals: { ...preview.initialGlobals, locale },
});

/** Each screen as it is when all went well. */
const screensIn = (locale: string) => {
  const shop = inLocale(locale);
  return [
    ['home', composeStories(home, shop).Shown],
    ['product list', composeStories(productList, shop).Shown],
    ['product page', composeStories(productPage, shop).Shown],
    ['cart', composeStories(cart, shop).Open],
    ['checkout, delivery', composeStories(checkout, shop).DeliveryStep],
    ['checkout, payment', composeStories(checkout, shop).PaymentStep],
    ['order list', composeStories(orderList, shop).Shown],
    ['order', composeStories(order, shop).WithPickupCode],
    ['registration', composeStories(registration, shop).Refused],
  ] as const;
};

const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

beforeEach(async () => {
  await page.viewport(360, 780);
  document.documentElement.style.fontSize = '32px';
});

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(1024, 768);
});

/** WCAG 2.2, 1.4.4: text of 200 % on the narrowest phone. */
describe.each(['pt-BR', 'es-PY', 'en-US'])('text twice as large in %s', (locale) => {
  test.each(screensIn(locale))(
    'does not have the screen scroll sideways: %s',
    async (_, Screen) => {
      const { unmount } = render(<Screen />);
      onTestFinished(unmount);
      // Carousels show their buttons once they know that they scroll.
      await act(twoFrames);
      expect(document.scrollingElement?.scrollWidth).toBeLessThanOrEqual(360);
    },
  );

  test('leaves the lines of the cart their room, and cuts no total', async () => {
    const { Open } = composeStories(cart, inLocale(locale));
    const { unmount } = render(<Open />);
    onTestFinished(unmount);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const dialog = document.querySelector('[role=dialog]');
    const list = document.querySelector('[role=dialog] ul');
    expect(list?.clientHeight).toBeGreaterThan(780);
    expect(list?.parentElement?.clientHeight).toBe(list?.clientHeight);
    const shown = document.querySelectorAll('[role=dialog] :is(button, .ui-money)');
    expect(shown.length).toBeGreaterThan(10);
    for (const part of shown) {
      expect(part.getBoundingClientRect().width).toBeGreaterThan(0);
      expect(
        part.getBoundingClientRect().right - (dialog?.getBoundingClientRect().left ?? 0),
      ).toBeLessThanOrEqual(360);
    }
  });

  test('cuts neither the title of the cart nor how many products there are', async () => {
    const { Open } = composeStories(cart, inLocale(locale));
    const { unmount } = render(<Open />);
    onTestFinished(unmount);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const head = document.querySelector('.ui-drawer header');
    const line = head?.querySelector('h2')?.parentElement;
    if (!head || !line) throw new Error('The drawer has no head.');

    const title = boxOf(line.children[0]);
    const count = boxOf(line.children[1]);
    const close = boxOf(head.querySelector('button'));
    for (const box of [title, count]) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(close.left);
    }
    expect(apart(title, count)).toBe(true);
    expect(boxOf(head).bottom).toBeGreaterThanOrEqual(count.bottom);
    for (const part of line.children)
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  });

  test('lets what sticks to the edges of a low screen go with the page', async () => {
    await page.viewport(640, 360);
    const { Shown } = composeStories(home, inLocale(locale));
    const { unmount } = render(<Shown />);
    onTestFinished(unmount);
    const stuck = [...document.querySelectorAll('*')].filter((node) =>
      ['sticky', 'fixed'].includes(getComputedStyle(node).position),
    );
    expect(stuck.filter((node) => boxOf(node).height > 0)).toEqual([]);
  });

  test.each([360, 1280])(
    'shows all of the count over the icon of the cart at %i px',
    async (width) => {
      await page.viewport(width, 780);
      const { Shown } = composeStories(home, inLocale(locale));
      const { unmount } = render(<Shown />);
      onTestFinished(unmount);
      const badges = [...document.querySelectorAll('.ui-cart-badge')].filter(
        (node) => boxOf(node).width > 0,
      );
      expect(badges.length).toBeGreaterThan(0);
      for (const badge of badges) {
        badge.firstElementChild?.replaceChildren('99+');
        const box = boxOf(badge);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
        expect(badge.scrollHeight).toBeLessThanOrEqual(badge.clientHeight);
        const [middle, edges] = [box.top + box.height / 2, [box.left + 2, box.right - 2]];
        badge.scrollIntoView({ block: 'center' });
        const now = boxOf(badge);
        for (const at of edges) {
          const seen = document.elementFromPoint(at, middle - box.top + now.top);
          expect(seen && badge.contains(seen)).toBe(true);
        }
      }
    },
  );
});

test('text twice as large leaves a total of eight figures within the bar that pays it', () => {
  const { unmount } = render(
    <CheckoutBar onContinue={() => undefined}>
      {'Finalizar pedido · G$\u00a035.051.338'}
    </CheckoutBar>,
  );
  onTestFinished(unmount);
  const button = document.querySelector('button');
  const text = document.createRange();
  if (button) text.selectNodeContents(button);

  expect(boxOf(button).right).toBe(360 - 32);
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(360 - 32);
});

test('text twice as large leaves a total of eight figures within its panel', () => {
  const guaranis = money(12_345_678, 'PYG');
  const { container } = mount(
    <div className="wrap">
      <Panel title="Resumen">
        <CartSummary subtotal={guaranis} shipping={guaranis} total={guaranis} />
      </Panel>
    </div>,
    esPY,
  );
  const amounts = [...container.querySelectorAll('.ui-money')];

  expect(amounts).toHaveLength(3);
  const edge = 360 - 32 - 18;
  for (const amount of amounts) expect(boxOf(amount).right).toBeLessThanOrEqual(edge);
  // It is larger than the others still.
  expect(boxOf(amounts[2]).width).toBeGreaterThan(boxOf(amounts[0]).width);
});

test('text twice as large leaves a total of eight figures within a notice, and what takes it', () => {
  const { container } = mount(
    <div className="wrap">
      <Notice tone="warning">
        <p className="font-bold">{'Total: pasó de G$\u00a012.345.678 a G$\u00a012.345.679'}</p>
        <Button>Aceptar el nuevo total</Button>
      </Notice>
    </div>,
    esPY,
  );
  const edge = boxOf(container.querySelector('p')?.parentElement).right;
  const total = document.createRange();
  total.selectNodeContents(container.querySelector('p') ?? container);

  expect(edge).toBeLessThan(360 - 32);
  expect(total.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  expect(boxOf(container.querySelector('button')).right).toBeLessThanOrEqual(edge);
});

function boxOf(node: Element | null | undefined): DOMRect {
  if (!node) throw new Error('There is no such part.');
  return node.getBoundingClientRect();
}

/** Whether two boxes have no point in common. */
function apart(one: DOMRect, other: DOMRect): boolean {
  return (
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top
  );
}
