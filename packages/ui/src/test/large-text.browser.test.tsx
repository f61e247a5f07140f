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
import * as productList from '../../screens/product-list.stories.tsx';
import * as productPage from '../../screens/product-page.stories.tsx';
import * as registration from '../../screens/registration.stories.tsx';

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
describe.each(['pt-BR', 'es-PY'])('text twice as large in %s', (locale) => {
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
    const dialog = document.querySelector('dialog');
    const list = document.querySelector('dialog ul');
    expect(list?.clientHeight).toBeGreaterThan(780);
    expect(list?.parentElement?.clientHeight).toBe(list?.clientHeight);
    const shown = document.querySelectorAll('dialog :is(button, .ui-money)');
    expect(shown.length).toBeGreaterThan(10);
    for (const part of shown) {
      expect(part.getBoundingClientRect().width).toBeGreaterThan(0);
      expect(
        part.getBoundingClientRect().right - (dialog?.getBoundingClientRect().left ?? 0),
      ).toBeLessThanOrEqual(360);
    }
  });
});
