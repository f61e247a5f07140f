import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap, placeBeside } from './place-beside.ts';

const view = { width: 360, height: 640 };
const button = { left: 100, top: 300, width: 80, height: 44 };
const panel = { width: 200, height: 100 };

test.each([
  ['bottom', 'start', { left: 100, top: 344 + gap, side: 'bottom' }],
  ['bottom', 'center', { left: 40, top: 344 + gap, side: 'bottom' }],
  ['top', 'end', { left: 8, top: 200 - gap, side: 'top' }],
] as const)('stands at the %s, flush with the %s', (side, align, expected) => {
  expect(placeBeside(button, panel, view, { side, align })).toEqual(expected);
});

test('turns to the other side where it would not fit, if there is more room', () => {
  const low = { ...button, top: 560 };
  const at = placeBeside(low, panel, view, { side: 'bottom', align: 'start' });
  expect(at).toEqual({ left: 100, top: 460 - gap, side: 'top' });
  const high = { ...button, top: 10 };
  expect(placeBeside(high, panel, view, { side: 'top', align: 'start' }).side).toBe('bottom');
});

test('is within the window wherever it belongs, as long as it fits into it', () => {
  const lengths = fc.integer({ min: 0, max: 340 });
  fc.assert(
    fc.property(
      fc.record({
        left: fc.integer({ min: -500, max: 900 }),
        top: fc.integer({ min: -900, max: 1500 }),
        width: lengths,
        height: lengths,
      }),
      fc.record({ width: lengths, height: lengths }),
      fc.record({
        side: fc.constantFrom('top', 'bottom'),
        align: fc.constantFrom('start', 'center', 'end'),
      }),
      (anchor, size, placement) => {
        const { left, top } = placeBeside(anchor, size, view, placement);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + size.width).toBeLessThanOrEqual(view.width - 8);
        expect(top + size.height).toBeLessThanOrEqual(view.height - 8);
      },
    ),
  );
});
