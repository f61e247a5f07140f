// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ZoomIn = /* @__PURE__ */ icon(
  'M3 11a8 8 0 1016 0a8 8 0 10-16 0M21 21L16.65 16.65M11 8L11 14M8 11L14 11',
);
