// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Pencil = /* @__PURE__ */ icon(
  'M21.17 6.81a1 1 0 00-3.98-3.98L3.84 16.17a2 2 0 00-.5.83l-1.32 4.36a.5.5 0 00.62.62l4.36-1.32a2 2 0 00.83-.5zM15 5l4 4',
);
