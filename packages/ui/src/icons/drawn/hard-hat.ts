// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const HardHat = /* @__PURE__ */ icon(
  'M10 10V5a1 1 0 011-1h2a1 1 0 011 1v5M14 6a6 6 0 016 6v3M4 15v-3a6 6 0 016-6M3 15h18a1 1 0 011 1v2a1 1 0 01-1 1h-18a1 1 0 01-1-1v-2a1 1 0 011-1z',
);
