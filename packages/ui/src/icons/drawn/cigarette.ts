// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Cigarette = /* @__PURE__ */ icon(
  'M17 12H3a1 1 0 00-1 1v2a1 1 0 001 1h14M18 8c0-2.5-2-2.5-2-5M21 16a1 1 0 001-1v-2a1 1 0 00-1-1M22 8c0-2.5-2-2.5-2-5M7 12v4',
);
