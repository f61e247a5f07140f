// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const CookingPot = /* @__PURE__ */ icon(
  'M2 12h20M20 12v8a2 2 0 01-2 2H6a2 2 0 01-2-2v-8M4 8l16-4M8.86 6.78l-.45-1.81a2 2 0 011.45-2.43l1.94-.48a2 2 0 012.43 1.46l.45 1.8',
);
