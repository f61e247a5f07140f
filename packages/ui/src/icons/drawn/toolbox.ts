// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Toolbox = /* @__PURE__ */ icon(
  'M16 12v4M16 6V4a2 2 0 00-2-2h-4a2 2 0 00-2 2v2M17 6a2 2 0 011.41.59l3 3A2 2 0 0122 11v8a2 2 0 01-2 2H4a2 2 0 01-2-2v-8a2 2 0 01.59-1.41l3-3A2 2 0 017 6zM2 14h20M8 12v4',
);
