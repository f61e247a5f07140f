// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const BuildingComplex = /* @__PURE__ */ icon(
  'M10 12h4M10 8h4M14 21v-3a2 2 0 00-4 0v3M6 10H4a2 2 0 00-2 2v7a2 2 0 002 2h16a2 2 0 002-2V9a2 2 0 00-2-2h-2M6 21V5a2 2 0 012-2h8a2 2 0 012 2v16',
);
