// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const SprayCan = /* @__PURE__ */ icon(
  'M12 19l8-3M14 6h-2M18 8.17V5a1 1 0 00-1-1h-2a1 1 0 00-1 1v3.17M20 11l-8 3M20 20a2 2 0 01-2 2h-4a2 2 0 01-2-2v-9a3 3 0 013-3h2a3 3 0 013 3zM4 10h.01M4 2h.01M4 6h.01M8 4h.01M8 8h.01',
);
