// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Store = /* @__PURE__ */ icon(
  'M15 21v-5a1 1 0 00-1-1h-4a1 1 0 00-1 1v5M17.77 10.31a1.12 1.12 0 00-1.54 0 2.5 2.5 0 01-3.46 0 1.12 1.12 0 00-1.54 0 2.5 2.5 0 01-3.46 0 1.12 1.12 0 00-1.54 0 2.5 2.5 0 01-3.77-3.25l2.88-4.18A2 2 0 017 2h10a2 2 0 011.65.87l2.9 4.2a2.5 2.5 0 01-3.78 3.24M4 10.95V19a2 2 0 002 2h12a2 2 0 002-2v-8.05',
);
