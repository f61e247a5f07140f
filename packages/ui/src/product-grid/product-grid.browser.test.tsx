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

test.each([
  ['phone', 360],
  ['tablet', 768],
  ['desktop', 1440],
])('products take the room that their skeletons held, on a %s', async (_, width) => {
  await page.viewport(width, 900);
  const { rerender } = mount(<ProductGridSkeleton count={4} />);
  const before = boxes('[data-slot="product-grid-skeleton"] > div');
  expect(before).toHaveLength(4);

  rerender(
    <ProductGrid>
      {['a', 'b', 'c', 'd'].map((key) => (
        <ProductCard key={key} product={drillProduct} onAdd={() => undefined} />
      ))}
    </ProductGrid>,
  );
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
  expect(boxes('.ui-slide').slice(0, 5)).toEqual(cardsBefore);
  expect(container.getBoundingClientRect().height).toBeCloseTo(before, 0);
});
