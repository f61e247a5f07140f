import { expect, it } from 'vitest';
import { createPressFilter } from './same-press.ts';

// Spec: decision 36
it.each([
  { presses: [0], counted: [0] },
  { presses: [0, 120], counted: [0] },
  { presses: [0, 120, 499], counted: [0] },
  { presses: [0, 500], counted: [0, 500] },
  { presses: [0, 300, 600, 900], counted: [0, 600] },
])('takes presses at $presses ms for those at $counted ms', ({ presses, counted }) => {
  const isNewPress = createPressFilter();

  const taken = presses.filter((timeStamp) => isNewPress({ timeStamp }));

  expect(taken).toEqual(counted);
});
