// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ShoppingCart = /* @__PURE__ */ icon(
  'M2.05 2.05l1.1-.03a1 1 0 011.01.82l2.69 14.34A1 1 0 007.83 18H18M4.56 5h16.44a1 1 0 01.98 1.2l-1.03 6.23A2 2 0 0118.96 14H6.25M16 20a2 2 0 104 0a2 2 0 10-4 0M6 20a2 2 0 104 0a2 2 0 10-4 0',
);
