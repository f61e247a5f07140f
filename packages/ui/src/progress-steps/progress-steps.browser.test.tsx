import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulate } from '../test/browser.ts';
import { mount } from '../test/mount.tsx';
import { ProgressSteps } from './progress-steps.tsx';

const steps = [{ label: 'Carrinho', href: '#' }, { label: 'Retirada' }, { label: 'Pagamento' }];
const items = () => [...document.querySelectorAll('[data-slot="progress-steps"] li')];

test('forced colours leave the lines between steps, and tell the current one', async () => {
  await emulate('forced-colors', 'active');
  mount(<ProgressSteps steps={steps} current={1} />);
  const lines = items().map((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(lines.slice(1)).toEqual(['2px', '2px']);
  const [done, current, ahead] = items().map((item) => {
    const circle = item.querySelector('[aria-hidden]');
    return circle ? getComputedStyle(circle).borderTopColor : '';
  });
  expect(current).not.toBe(ahead);
  expect(current).not.toBe(done);
});

test('labels do not overprint each other in text twice as large on a phone', async () => {
  await page.viewport(360, 700);
  document.documentElement.style.fontSize = '32px';
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1024, 768);
  });
  mount(<ProgressSteps steps={steps} current={1} />);
  const labels = items().map((item) => item.children[1]);
  expect(labels).toHaveLength(3);
  for (const label of labels) {
    const range = document.createRange();
    range.selectNodeContents(label ?? document.body);
    const words = range.getBoundingClientRect();
    const room = label?.parentElement?.getBoundingClientRect();
    expect(words.left).toBeGreaterThanOrEqual(room?.left ?? Infinity);
    expect(words.right).toBeLessThanOrEqual(room?.right ?? -Infinity);
  }
});
