import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { drillProduct } from '../test/samples.ts';
import { ProductCard } from './product-card.tsx';

test('a code wider than its card shows whole', () => {
  const code = 'FUR-7513-220V-KIT-MALETA-BROCAS-0042';
  const { container } = mount(
    <div className="w-41">
      <ProductCard product={{ ...drillProduct, code }} />
    </div>,
  );
  const line = [...container.querySelectorAll('p')].find(({ textContent }) =>
    textContent.includes(code),
  );
  expect(line?.scrollWidth).toBe(line?.clientWidth);
  expect(line && getComputedStyle(line).overflow).toBe('visible');
});

test('names that differ in their fourth line can be distinguished on a phone', async () => {
  await page.viewport(360, 740);
  const { container } = mount(
    <div className="w-41">
      <ProductCard
        product={{
          ...drillProduct,
          name: 'Martelo demolidor sextavado 30 mm 1.750 W 45 J 220 V Brontal',
        }}
      />
    </div>,
  );
  const heading = container.querySelector('h3');
  expect(heading?.scrollHeight).toBe(heading?.clientHeight);
  expect(heading?.clientHeight).toBeGreaterThan(60);
});
