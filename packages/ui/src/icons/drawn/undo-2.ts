// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Undo2 = /* @__PURE__ */ icon(
  'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 015.5 5.5a5.5 5.5 0 01-5.5 5.5H11',
);
