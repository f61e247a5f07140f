// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const PaintRoller = /* @__PURE__ */ icon(
  'M4 2h12a2 2 0 012 2v2a2 2 0 01-2 2h-12a2 2 0 01-2-2v-2a2 2 0 012-2zM10 16v-2a2 2 0 012-2h8a2 2 0 002-2V7a2 2 0 00-2-2h-2M9 16h2a1 1 0 011 1v4a1 1 0 01-1 1h-2a1 1 0 01-1-1v-4a1 1 0 011-1z',
);
