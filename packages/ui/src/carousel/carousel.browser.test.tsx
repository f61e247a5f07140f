import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate, until } from '../test/browser.ts';
import { mount } from '../test/mount.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';

const strip = () => {
  const list = document.querySelector('[data-slot="carousel"] ul');
  if (!list) throw new Error('There is no carousel.');
  return list;
};
/** Which items lie within the strip. */
const seen = () => {
  const { left, right } = strip().getBoundingClientRect();
  return [...strip().children]
    .filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    })
    .map((item) => item.textContent);
};
/** Which page it knows that it stands at, from 1: the next turn goes on from there. */
const known = () =>
  [...document.querySelectorAll('.ui-page-dot')].findIndex(
    (dot) => dot.getAttribute('aria-current') === 'true',
  ) + 1;
const mountCarousel = (count: number, props: Partial<CarouselProps> = {}) =>
  mount(
    <Carousel label="Mais procurados" {...props}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index + 1}</p>
      ))}
    </Carousel>,
  );
const next = page.getByRole('button', { name: 'Próximos' });
const previous = page.getByRole('button', { name: 'Anteriores' });

describe('a carousel of products', () => {
  beforeEach(() => page.viewport(1280, 800));

  // Spec: storefront 2.30
  test('turns by as many as it shows, and goes round at its ends', async () => {
    mountCarousel(12);
    await expect.poll(seen).toEqual(['1', '2', '3', '4', '5']);
    await next.click();
    await expect.poll(seen).toEqual(['6', '7', '8', '9', '10']);
    await expect.poll(known).toBe(2);
    await next.click();
    await expect.poll(seen).toContain('12');
    await expect.poll(known).toBe(3);
    await next.click();
    await expect.poll(seen).toEqual(['1', '2', '3', '4', '5']);
    await expect.poll(known).toBe(1);
    await previous.click();
    await expect.poll(seen).toContain('12');
  });

  test('counts its pages again when items are added', async () => {
    const items = (count: number) => (
      <Carousel label="Mais procurados">
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>{index + 1}</p>
        ))}
      </Carousel>
    );
    const { rerender } = mount(items(10));
    await expect.poll(() => document.querySelectorAll('.ui-page-dot').length).toBe(2);

    rerender(items(20));
    await expect.poll(() => document.querySelectorAll('.ui-page-dot').length).toBe(4);
  });

  test('has as many dots as pages, and each leads to its own', async () => {
    mountCarousel(10);
    await page.getByRole('button', { name: 'Ir para 2 de 2' }).click();
    await expect.poll(seen).toEqual(['6', '7', '8', '9', '10']);
    await expect
      .element(page.getByRole('button', { name: 'Ir para 2 de 2' }))
      .toHaveAttribute('aria-current', 'true');
  });

  // Spec: storefront 2.57, 9.7
  test.each([
    [360, ['1', '2']],
    [768, ['1', '2']],
    [769, ['1', '2', '3']],
    [1024, ['1', '2', '3', '4', '5']],
  ])('at %d px shows %j', async (width, expected) => {
    await page.viewport(width, 700);
    mountCarousel(12);
    await expect.poll(seen).toEqual(expected);
  });

  test('shows what gets the focus, though it is given without scrolling', async () => {
    mount(
      <Carousel label="Mais procurados">
        {Array.from({ length: 12 }, (_, index) => (
          <a key={index} href="#product">
            {index + 1}
          </a>
        ))}
      </Carousel>,
    );
    await expect.poll(seen).toEqual(['1', '2', '3', '4', '5']);
    const focusOn = (name: string) =>
      page.getByRole('link', { name, exact: true }).element().focus({ preventScroll: true });
    for (const name of ['8', '12', '1']) {
      focusOn(name);
      await expect.poll(seen).toContain(name);
    }
  });

  test('has no buttons when everything shows', () => {
    mountCarousel(5);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('a swipe', () => {
  /** A finger that goes so far across the strip, and down. */
  const swipe = (across: number, down = 0) => {
    const target = strip();
    const at = (clientX: number, clientY: number) => [
      new Touch({ identifier: 1, target, clientX, clientY }),
    ];
    const fire = (type: string, touches: readonly Touch[]) =>
      target.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          touches: [...touches],
          changedTouches: [...touches],
        }),
      );
    fire('touchstart', at(200, 200));
    fire('touchend', at(200 + across, 200 + down));
  };

  beforeEach(async () => {
    mountCarousel(3, { perPage: 'one' });
    await until(() => next.query());
  });

  // Spec: storefront 2.38, 9.10
  test('of 50 px to the left brings the next one', async () => {
    swipe(-50);
    await expect.poll(seen).toEqual(['2']);
  });

  test('beyond the first one brings the last', async () => {
    swipe(60);
    await expect.poll(seen).toEqual(['3']);
  });

  test.each([
    ['shorter than that', -49, 0],
    ['that scrolls the page', -60, 90],
  ])('%s turns nothing', (_, across, down) => {
    const scrollTo = vi.spyOn(strip(), 'scrollTo');
    swipe(across, down);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('a carousel that turns by itself', () => {
  const turns = { perPage: 'one', autoplay: 5000 } as const;
  /** Lets the time between turns pass; the scrolling itself takes real time. */
  const turn = () => vi.advanceTimersByTime(5000);
  /** What began to move within the time of two turns. */
  const scrollsInTwoTurns = () => {
    const scrollTo = vi.spyOn(strip(), 'scrollTo');
    turn();
    turn();
    const { calls } = scrollTo.mock;
    scrollTo.mockRestore();
    return calls;
  };

  beforeEach(async () => {
    await userEvent.unhover(document.documentElement);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  });

  const pause = page.getByRole('button', { name: 'Parar a troca automática' });

  // Spec: storefront 2.38, 9.10
  test('goes on, and round', async () => {
    mountCarousel(2, turns);
    await expect.element(pause).toBeVisible();
    turn();
    await expect.poll(seen).toEqual(['2']);
    await expect.poll(known).toBe(2);
    turn();
    await expect.poll(seen).toEqual(['1']);
  });

  test('stands still under a pointer, and goes on after it', async () => {
    mountCarousel(3, turns);
    await expect.element(pause).toBeVisible();
    await userEvent.hover(strip());
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    expect(scrollsInTwoTurns()).toEqual([]);
    await userEvent.unhover(strip());
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    turn();
    await expect.poll(seen).toEqual(['2']);
  });

  test('stands still around the focus', async () => {
    mountCarousel(3, turns);
    await expect.element(pause).toBeVisible();
    await userEvent.tab();
    expect(scrollsInTwoTurns()).toEqual([]);
  });

  test('stands still around the focus also after a pointer came and left', async () => {
    mountCarousel(3, turns);
    await expect.element(pause).toBeVisible();
    await userEvent.tab();
    await userEvent.hover(strip());
    await userEvent.unhover(strip());
    expect(scrollsInTwoTurns()).toEqual([]);
  });

  test('stops by its button', async () => {
    mountCarousel(3, turns);
    await pause.click();
    const play = page.getByRole('button', { name: 'Retomar a troca automática' });
    await userEvent.unhover(play);
    document.querySelector<HTMLElement>(':focus')?.blur();
    expect(scrollsInTwoTurns()).toEqual([]);
  });

  test('stands still in a hidden tab', async () => {
    mountCarousel(3, turns);
    await expect.element(pause).toBeVisible();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    expect(scrollsInTwoTurns()).toEqual([]);
  });

  test('stands still for those who asked for less motion', async () => {
    await emulate('prefers-reduced-motion', 'reduce');
    mountCarousel(3, turns);
    await expect.element(next).toBeVisible();
    expect(scrollsInTwoTurns()).toEqual([]);
    // There is nothing to stop.
    expect(pause.query()).toBeNull();
  });
});
