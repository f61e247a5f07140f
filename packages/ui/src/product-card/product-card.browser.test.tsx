import { expect, test } from 'vitest';
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
