// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Hammer = /* @__PURE__ */ icon(
  'M15 12l-9.37 9.37a1 1 0 01-3-3L12 9M18 15l4-4M21.5 11.5l-1.91-1.91A2 2 0 0119 8.17v-.34a2 2 0 00-.59-1.42l-1.65-1.65A6 6 0 0012.52 3H9l1.24 1.24A6 6 0 0112 8.49V10l2 2h1.17a2 2 0 011.42.59L18.5 14.5',
);
