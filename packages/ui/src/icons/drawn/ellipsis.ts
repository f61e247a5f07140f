// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Ellipsis = /* @__PURE__ */ icon(
  'M11 12a1 1 0 102 0a1 1 0 10-2 0M18 12a1 1 0 102 0a1 1 0 10-2 0M4 12a1 1 0 102 0a1 1 0 10-2 0',
);
