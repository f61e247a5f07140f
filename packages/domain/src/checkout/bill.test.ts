import { describe, expect, test } from 'vitest';
import { billChanges, type Bill } from './bill.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const;
const drill = { productId: 7, name: 'Furadeira', quantity: 1, unitPrice: usd(6490) };
const saw = { productId: 8, name: 'Serra', quantity: 2, unitPrice: usd(1000) };
const bill: Bill = { lines: [drill, saw], shipping: usd(300), total: usd(8790) };
const dearer: Bill = { ...bill, shipping: usd(500), total: usd(8990) };

describe('what changed', () => {
  const total = (after: Bill) => ({ before: bill.total, after: after.total });

  test.each([
    [
      'a price',
      { ...bill, lines: [{ ...drill, unitPrice: usd(7000) }, saw], total: usd(9300) },
      [{ kind: 'price', before: usd(6490), after: usd(7000) }],
      null,
    ],
    [
      'a quantity',
      { ...bill, lines: [drill, { ...saw, quantity: 1 }], total: usd(7790) },
      [{ kind: 'quantity', before: 2, after: 1 }],
      null,
    ],
    [
      'a line that is gone',
      { ...bill, lines: [drill], total: usd(6790) },
      [{ kind: 'gone', line: saw }],
      null,
    ],
    [
      'a line that was added',
      { ...bill, lines: [drill, saw, { ...saw, productId: 9 }], total: usd(10_790) },
      [{ kind: 'added' }],
      null,
    ],
    ['the delivery', dearer, [], { before: usd(300), after: usd(500) }],
    [
      'the currency',
      { lines: [drill, saw], shipping: { minor: 300, currency: 'PYG' }, total: usd(8790) },
      [],
      { before: usd(300), after: { minor: 300, currency: 'PYG' } },
    ],
  ] satisfies (readonly [string, Bill, readonly object[], object | null])[])(
    'is told: %s',
    (_, after, lines, shipping) => {
      expect(billChanges(bill, after)).toMatchObject({ lines, shipping, total: total(after) });
    },
  );

  test('is nothing where nothing did, whatever the order of the lines', () => {
    expect(billChanges(bill, { ...bill, lines: [saw, drill] })).toBeNull();
  });
});
