// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const MessageCircle = /* @__PURE__ */ icon(
  'M2.99 16.34a2 2 0 01.1 1.17l-1.07 3.29a1 1 0 001.24 1.17l3.41-1a2 2 0 011.1.09 10 10 0 10-4.78-4.72',
);
