import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Carousel } from '../carousel/carousel.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { mount } from '../test/mount.tsx';
import { drillProduct } from '../test/samples.ts';
import { ProductGrid, ProductGridSkeleton, ProductRowSkeleton } from './product-grid.tsx';

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** Resolves within the next frame, when all is laid out and nothing of it is painted. */
const laidOut = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

test.each([
  ['phone', 360],
  ['tablet', 768],
  ['desktop', 1440],
])('products take the room that their skeletons held, on a %s', async (_, width) => {
  await page.viewport(width, 900);
  const { container, rerender } = mount(<ProductGridSkeleton count={4} />);
  await laidOut(container);
  const before = boxes('[data-slot="product-grid-skeleton"] > div');
  expect(before).toHaveLength(4);

  rerender(
    <ProductGrid>
      {['a', 'b', 'c', 'd'].map((key) => (
        <ProductCard key={key} product={drillProduct} onAdd={() => undefined} />
      ))}
    </ProductGrid>,
  );
  await laidOut(container);
  expect(boxes('[data-slot="product-grid"] > li')).toEqual(before);
});

test.each([
  ['phone', 360],
  ['tablet', 768],
  ['tablet that lies', 1000],
  ['desktop', 1440],
])('a carousel takes the room that its skeleton held, at once, on a %s', async (_, width) => {
  await page.viewport(width, 900);
  const { container, rerender } = mount(<ProductRowSkeleton />);
  const before = container.getBoundingClientRect().height;
  const cardsBefore = boxes('.ui-slide');

  rerender(
    <Carousel label="Mais procurados">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <ProductCard key={key} product={drillProduct} onAdd={() => undefined} />
      ))}
    </Carousel>,
  );
  await laidOut(container);
  expect(boxes('.ui-slide').slice(0, 5)).toEqual(cardsBefore);
  expect(container.getBoundingClientRect().height).toBeCloseTo(before, 0);
});

test('cards far below the screen are not laid out, those on it are', async () => {
  await page.viewport(360, 500);
  const { container } = mount(
    <ProductGrid>
      {Array.from({ length: 40 }, (_, index) => (
        <ProductCard key={index} product={drillProduct} />
      ))}
    </ProductGrid>,
  );
  await laidOut(container);
  const isLaidOut = [...container.querySelectorAll('article')].map((card) =>
    card.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(isLaidOut[0]).toBe(true);
  expect(isLaidOut.at(-1)).toBe(false);
});

test('the shadow and the focus ring of a card are not cut off', async () => {
  const { container } = mount(
    <ProductGrid>
      <ProductCard product={drillProduct} />
    </ProductGrid>,
  );
  const item = container.querySelector('li');
  expect(item && getComputedStyle(item).contentVisibility).toBe('auto');
  expect(item && getComputedStyle(item).overflowClipMargin).toBe('24px');
});
