// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Laptop = /* @__PURE__ */ icon(
  'M18 5a2 2 0 012 2v8.53a2 2 0 00.21.89l1.07 2.13a1 1 0 01-.9 1.45H3.62a1 1 0 01-.9-1.45l1.07-2.13A2 2 0 004 15.53V7a2 2 0 012-2zM20.05 15.99H3.95',
);
